import type { CallValue, getLotteryOrder } from '@pelita/contract';
import type { RuleSet } from '@pelita/lottery';
import { Amount } from '@pelita/ui/amount';
import { useText } from '../../../shared/language/use-text.ts';
import { type PrizeName, prizeOrder } from '../results/drawn-numbers.ts';
import { useContentLabel } from './content-label.ts';

type Order = CallValue<typeof getLotteryOrder>;
type WonLine = Order['items'][number]['wonLines'][number];

const SHOWN = 60;

/** Each line of an item that got something back: its number, where it came, and what that pays. */
export function WonLines(props: { item: Order['items'][number]; order: Order; rules: RuleSet }) {
  const { item, order, rules } = props;
  const text = useText('betting');
  const contentLabel = useContentLabel(rules);
  const { currency, drawsAt } = order;
  return (
    <>
      <table className="won-lines">
        <thead>
          <tr>
            <th scope="col">{text('number')}</th>
            <th scope="col">{text('cameIn')}</th>
            <th scope="col">{text('odds')}</th>
            <th scope="col">{text('gotBack')}</th>
          </tr>
        </thead>
        <tbody>
          {item.wonLines.slice(0, SHOWN).map((line, at) => (
            <tr key={at}>
              <th scope="row">{contentLabel(line.keys.join(' '), { playType: item.playType, drawsAt })}</th>
              <td>
                <WhereItCame line={line} labelOf={(seen) => contentLabel(seen, { playType: item.playType, drawsAt })} />
              </td>
              <td>
                {line.awards.map(({ odds, times }, of) => (
                  <span key={of} className="won-odds">
                    {times > 1 ? `${plain(odds)} × ${times}` : plain(odds)}
                  </span>
                ))}
              </td>
              <td>
                <Amount value={line.returned} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {item.wonLines.length > SHOWN && (
        <p className="explained-note">{text('andMore', { count: item.wonLines.length - SHOWN })}</p>
      )}
    </>
  );
}

/** "DB 47213" is the special prize, whose number it was; what has no prize's name was drawn as it is. */
function WhereItCame({ line, labelOf }: { line: WonLine; labelOf: (seen: string) => string }) {
  const text = useText('playTypes');
  const seen = [...new Set(line.awards.flatMap((award) => award.seen))];
  return (
    <ul className="won-seen">
      {seen.map((one) => {
        const [name = '', number] = one.split(' ');
        const prize = number === undefined ? undefined : prizeOrder.find((known: PrizeName) => known === name);
        return <li key={one}>{prize === undefined ? labelOf(one) : `${text(`prize_${prize}`)} ${number}`}</li>;
      })}
    </ul>
  );
}

/** "99.0000" is 99. */
const plain = (odds: string) => String(Number(odds));
