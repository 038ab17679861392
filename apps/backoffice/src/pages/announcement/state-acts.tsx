import { listOfficeAnnouncements, moveAnnouncement, type OfficeAnnouncement } from '@pelita/contract/office';
import { useRouter } from '@pelita/router/react';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { officeHref } from '../../shared/navigation/office-href.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';

/** Publishing, withdrawing and deleting: each from the version that is shown. */
export function StateActs({ of, onMoved }: { of: OfficeAnnouncement; onMoved: (moved: OfficeAnnouncement) => void }) {
  const text = useText('officeContent');
  const router = useRouter();
  const [asked, setAsked] = useState<'withdrawn' | 'deleted' | null>(null);
  const { act } = useAct(moveAnnouncement, [listOfficeAnnouncements]);
  const move = async (state: OfficeAnnouncement['state']): Promise<void> => {
    const moved = await act({ params: { id: of.id }, body: { version: of.version, state } });
    if (state === 'deleted') void router.follow(officeHref('/announcements', { kind: of.kind }));
    else onMoved(moved);
  };
  const title = asked === 'deleted' ? text('remove') : text('withdraw');
  return (
    <>
      <button type="button" className="button button-warning" onClick={() => setAsked('deleted')}>
        {text('remove')}
      </button>
      {of.state === 'published' ? (
        <button type="button" className="button button-quiet" onClick={() => setAsked('withdrawn')}>
          {text('withdraw')}
        </button>
      ) : (
        <button type="button" className="button button-quiet" onClick={() => void move('published')}>
          {text('publish')}
        </button>
      )}
      {asked !== null && (
        <ActDialog
          title={title}
          confirm={title}
          isDanger={asked === 'deleted'}
          onAct={() => move(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{text(asked === 'deleted' ? 'removeNote' : 'withdrawNote')}</p>
        </ActDialog>
      )}
    </>
  );
}
