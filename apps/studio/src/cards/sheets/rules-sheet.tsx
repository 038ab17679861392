import { Sheet } from '../../sheets/sheet.tsx';
import { useAmount, useCards, useCardState, useCardText } from '../use-cards.ts';

const words = {
  'niu-niu': ['rulesNiuNiu', 'rulesNiuNiuPays'],
  'big-two': ['rulesBigTwo', 'rulesBigTwoPays'],
  'tien-len': ['rulesTienLen', 'rulesTienLenPays'],
} as const;

export default function RulesSheet({ onClose }: { onClose: () => void }) {
  const text = useCardText();
  const amount = useAmount();
  const { game } = useCards();
  const table = useCardState((state) => state.table);
  if (!table) return null;
  return (
    <Sheet title={text('info')} closeLabel={text('close')} onClose={onClose}>
      <section>
        <h3>{text('rules')}</h3>
        {words[game.family].map((key) => (
          <p key={key}>{text(key)}</p>
        ))}
      </section>
      <section>
        <h3>{text('stakes')}</h3>
        {table.isPractice ? (
          <p>{text('practice')}</p>
        ) : (
          <>
            <p>{text('sitNote', { hold: `${table.currency} ${amount(table.hold)}` })}</p>
            <p>{text('rakeNote', { percent: table.rakePercent, maximum: amount(table.rakeMaximum) })}</p>
          </>
        )}
        <p>{text('clockNote', { seconds: String(table.turnSeconds) })}</p>
        <p>{text('leaveNote')}</p>
      </section>
    </Sheet>
  );
}
