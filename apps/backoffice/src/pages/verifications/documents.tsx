import type { CallValue } from '@pelita/contract';
import { openVerificationDocument, type VerificationCase } from '@pelita/contract/office';
import { Moment } from '@pelita/ui/moment';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import { useMay } from '../../shared/session/use-operator.ts';

type Opened = CallValue<typeof openVerificationDocument>;
type Sent = VerificationCase['documents'][number];

/** What was sent, closed: each is opened with a reason that the audit log keeps. */
export function Documents({ of: { player, documents } }: { of: VerificationCase }) {
  const text = useText('officeVerification');
  const mayOpen = useMay('verifications.open');
  const [opening, setOpening] = useState<string | null>(null);
  const [opened, setOpened] = useState<Readonly<Record<string, Opened>>>({});
  const { act } = useAct(openVerificationDocument, []);
  return (
    <>
      <ul className="case-documents" aria-label={text('documents')}>
        {documents.map((document) => (
          <li key={document.documentId} className="case-document">
            <Document document={document} opened={opened[document.documentId]} />
            {mayOpen && opened[document.documentId] === undefined && (
              <button type="button" className="button button-quiet" onClick={() => setOpening(document.documentId)}>
                {text('open')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {documents.length === 0 && <p className="text-muted">{text('deleted')}</p>}
      {opening !== null && (
        <ActDialog
          title={text('open')}
          confirm={text('open')}
          reason="required"
          done={null}
          onAct={async (reason) => {
            const file = await act({ params: { id: player.id, documentId: opening }, body: { reason } });
            setOpened((before) => ({ ...before, [opening]: file }));
          }}
          onClose={() => setOpening(null)}
        >
          <p>{text('openNote')}</p>
        </ActDialog>
      )}
    </>
  );
}

function Document({ document, opened }: { document: Sent; opened: Opened | undefined }) {
  const text = useText('officeVerification');
  const name = text(`document_${document.kind}`);
  return (
    <>
      <strong>{name}</strong>
      <span className="text-muted text-sm">
        <Moment at={document.uploadedAt} />
      </span>
      {opened?.mediaType === 'application/pdf' && (
        <a className="link" download={`${document.kind}.pdf`} href={`data:application/pdf;base64,${opened.file}`}>
          {text('savePdf')}
        </a>
      )}
      {opened !== undefined && opened.mediaType !== 'application/pdf' && (
        <img src={`data:${opened.mediaType};base64,${opened.file}`} alt={name} />
      )}
    </>
  );
}
