import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { type Verdict, VerdictLine } from './verdict.tsx';

/** Checks what was played on the player's own device, and hands its record over for any other check. */
export function RecordCheck(props: {
  text: (key: 'check' | 'download' | 'checkHolds' | 'checkFails') => string;
  /** What decided it and is no secret any more, a line each. */
  revealed: readonly string[];
  /** Null until it has been read. */
  record: object | null;
  fileName: string;
  check: () => Verdict | Promise<Verdict>;
  /** Where `check` reads the record first: that it could not be read. */
  unread?: string;
}) {
  const { text, revealed, record, fileName, check, unread = null } = props;
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const words = verdict === 'unread' ? unread : verdict && text(verdict === 'holds' ? 'checkHolds' : 'checkFails');
  return (
    <div className="check">
      {revealed.map((line) => (
        <p key={line} className="code">
          {line}
        </p>
      ))}
      <div className="record-acts">
        <button type="button" className="quiet-button" onClick={async () => setVerdict(await check())}>
          <BadgeCheck aria-hidden="true" />
          {text('check')}
        </button>
        {record && (
          <a
            className="quiet-button"
            download={fileName}
            href={`data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(record, null, 1))}`}
          >
            {text('download')}
          </a>
        )}
      </div>
      <VerdictLine verdict={verdict} words={words} />
    </div>
  );
}
