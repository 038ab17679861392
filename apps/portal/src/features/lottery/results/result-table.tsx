import { useText } from '../../../shared/language/use-text.ts';
import { prizesOf, type DrawnResult } from './drawn-numbers.ts';

const ENDING = 2;

/** All prizes of a draw that has several, the two digits that most bets are on in bold. */
export function ResultTable({ result }: { result: DrawnResult }) {
  const text = useText('playTypes');
  const prizes = prizesOf(result);
  if (prizes.length < 2) return null;
  return (
    <table className="result-table">
      <tbody>
        {prizes.map(([prize, numbers]) => (
          <tr key={prize} data-first={prize === 'DB' || prize === 'first' || undefined}>
            <th scope="row">{text(`prize_${prize}`)}</th>
            <td>
              <ul>
                {numbers.map((number, at) => (
                  <li key={at}>
                    {number.slice(0, -ENDING)}
                    <b>{number.slice(-ENDING)}</b>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
