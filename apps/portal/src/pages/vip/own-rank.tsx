import { dateFormat, formatMoney, languageOf } from '@pelita/i18n';
import { useText } from '../../shared/language/use-text.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { useSession } from '../../shared/session/use-session.ts';
import type { Rank, RankProgress, Ranks } from './ranks.ts';

/** The member's rank and how far the next one is; a visitor sees the highest and the way in. */
export function OwnRank({ ranks: { ranks }, progress }: { ranks: Ranks; progress: RankProgress | undefined }) {
  const text = useText('vip');
  const session = useSession();
  const rank = progress ? ranks[progress.rankLevel] : ranks.at(-1);
  if (!rank) return null;
  return (
    <section className="vip-own" aria-labelledby="vip-own">
      <img src={rank.badgeUrl} alt="" width={176} height={176} className="vip-own-badge" />
      <div className="vip-own-words">
        {progress ? (
          <>
            <p className="vip-level">{text('level', { rank: String(progress.rankLevel) })}</p>
            <h2 id="vip-own" className="vip-own-name">
              {progress.playerRankName}
            </h2>
            <Keeping progress={progress} />
            <Climb progress={progress} />
          </>
        ) : (
          <>
            <h2 id="vip-own" className="vip-own-name">
              {text('visitorHead')}
            </h2>
            {session === null && (
              <div className="mt-4 flex flex-wrap gap-3">
                <button
                  type="button"
                  className="button button-strong"
                  data-opens="login"
                  onClick={() => navigate().openModal('login')}
                >
                  {text('logIn')}
                </button>
                <button
                  type="button"
                  className="button button-quiet"
                  data-opens="register"
                  onClick={() => navigate().openModal('register')}
                >
                  {text('register')}
                </button>
              </div>
            )}
          </>
        )}
      </div>
    </section>
  );
}

function Keeping({ progress }: { progress: RankProgress }) {
  const text = useText('vip');
  const { code } = usePageLanguage();
  const { monthlyTurnover, periodBegins, periodEnds, currency, isSpared } = progress;
  const day = (at: string) =>
    dateFormat(languageOf(code).tag, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
      Date.parse(`${at}T00:00:00Z`),
    );
  const { missing } = monthlyTurnover;
  const state = (): string => {
    if (missing === null) return text('noKeep');
    if (Number(missing) === 0) return text('kept');
    if (isSpared) return text('spared');
    return text('keepMissing', { amount: formatMoney(code, missing, currency), to: day(periodEnds) });
  };
  return (
    <p className="vip-keeping">
      {text('period', { from: day(periodBegins), to: day(periodEnds) })} · {state()}
    </p>
  );
}

function Climb({ progress }: { progress: RankProgress }) {
  const text = useText('vip');
  const { totalDeposit, totalTurnover, nextRankName, currency } = progress;
  if (nextRankName === null) return <p className="mt-4 font-semibold">{text('highest')}</p>;
  return (
    <div className="vip-climb">
      <Towards label={text('deposits')} {...totalDeposit} rank={nextRankName} currency={currency} />
      <Towards label={text('stakes')} {...totalTurnover} rank={nextRankName} currency={currency} />
    </div>
  );
}

type Goal = RankProgress['totalDeposit'] & { label: string; rank: Rank['rankName']; currency: string };

function Towards({ label, actual, expected, missing, rank, currency }: Goal) {
  const text = useText('vip');
  const { code } = usePageLanguage();
  const [have, need] = [Number(actual), Number(expected ?? 0)];
  const money = (amount: string) => formatMoney(code, amount, currency);
  return (
    <div>
      <p className="vip-goal">
        <b>{label}</b>
        <span>
          <b>{money(actual)}</b> {text('ofGoal', { amount: money(expected ?? '0') })}
        </span>
      </p>
      <progress className="vip-bar" aria-label={label} max={need || 1} value={Math.min(have, need) || 0} />
      <p className="vip-left">
        {Number(missing) > 0 ? text('more', { amount: money(missing ?? '0'), rank }) : text('reached')}
      </p>
    </div>
  );
}
