import { accountTypes, minorFromDecimal, type PlayerId } from '@pelita/contract';
import { type EngineId, engineIds } from '@pelita/games';
import {
  canonicalUsername,
  claimedSpellings,
  claimName,
  insertAccount,
  playerByName,
  usernames,
} from '../../modules/accounts/index.ts';
import { joinTree } from '../../modules/agents/index.ts';
import { acceptContract, offerContract } from '../../modules/contracts/index.ts';
import { openWallet } from '../../modules/ledger/index.ts';
import type { PastSpin, StudioModule } from '../../modules/studio/index.ts';
import type { Statement, Tx } from '../../platform/database/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Played, plays } from './plays.ts';
import { DAYS, team } from './team.ts';

type Move = {
  kind: 'deposit' | 'bet' | 'win';
  id: string;
  /** Which a win is of. */
  bet: string | null;
  playerId: PlayerId;
  game: string | null;
  round: string | null;
  amountMinor: bigint;
  at: Temporal.Instant;
};
type Parts = Pick<Platform, 'settings' | 'brand' | 'random'>;
type Game = { code: string; engine: EngineId };

export type DemoTeamNeeds = {
  /** As the studio knows a player. */
  userOf: (tx: Tx, playerId: PlayerId) => Promise<string>;
  playSpins: StudioModule['playPastSpins'];
};

/** Before the demo agent's team joined, so that its line is as old as theirs. */
export const teamBegan = (now: Temporal.Instant) => now.subtract({ hours: 24 * DAYS + 1 });

/**
 * A team of four levels below the demo agent of a sandbox, with two weeks of spins that went through the studio and the
 * ledger, and contracts that settle them. Nobody logs in as one of the team: they have no passwords. Figures, teams and
 * settlements are counted from it by the jobs, as from any other play.
 */
export function seedDemoTeam({ settings, brand, random }: Parts, { userOf, playSpins }: DemoTeamNeeds) {
  const { currency } = brand;
  return async (tx: Tx, agentId: PlayerId): Promise<void> => {
    const joined = { ...tx, now: teamBegan(tx.now) };
    const ids = new Map<string, PlayerId>();
    for (const { username, upline, type, rebate } of team) {
      const uplineId = upline === null ? agentId : ids.get(upline);
      if (!uplineId) throw new Error(`${username} comes before its upline`);
      ids.set(username, await member({ username, uplineId, type, rebate }));
    }
    await agree();
    await post(await movesOf(plays(team, tx.now)));

    async function member(of: {
      username: string;
      uplineId: PlayerId;
      type: 0 | 1;
      rebate: number;
    }): Promise<PlayerId> {
      const known = await playerByName(tx, canonicalUsername(of.username));
      if (known) return known;
      const playerId = joined.newId<PlayerId>();
      await claimName(joined, claimedSpellings(of.username), playerId);
      await insertAccount(joined, {
        playerId,
        username: of.username,
        role: 'player',
        accountType: of.type === 1 ? accountTypes.agent : accountTypes.member,
        currency,
        avatarSeed: random.token(6),
        registeredAddress: null,
      });
      const rates = { rebateMillionths: of.rebate, prizeMode: 1_700 };
      await joinTree(joined, settings, { playerId, uplineId: of.uplineId, rates });
      await openWallet(joined, { playerId, currency, book: 'real' });
      return playerId;
    }

    /** A daily wage from the operator to the agent and on to those below, and one more that waits for its answer. */
    async function agree(): Promise<void> {
      const parts = { settings, currency };
      const wage = (rate: string) => ({
        family: 'daily' as const,
        period: 'once' as const,
        offer: { tiers: [{ betAmount: '100', activeMembers: 1, lossAmount: '0', rate }] },
      });
      const operator = { uplineId: null, offeredBy: 'system' };
      const account = (await usernames(tx, [agentId])).get(agentId) ?? '';
      const own = await offerContract(joined, parts, operator, { account, ...wage('0.4') });
      await acceptContract(joined, parts, agentId, { offer: own, endsContracts: [] });
      for (const { username, upline, type } of team) {
        const playerId = ids.get(username);
        if (upline !== null || type !== 1 || !playerId) continue;
        const agent = { uplineId: agentId, offeredBy: `player:${agentId}` };
        const offer = await offerContract(joined, parts, agent, { account: username, ...wage('0.2') });
        await acceptContract(joined, parts, playerId, { offer, endsContracts: [] });
      }
      const dividend = { tiers: [{ betAmount: '1000', activeMembers: 5, lossAmount: '0', rate: '20' }] };
      const waiting = { account, family: 'dividend' as const, period: 'weekly' as const, offer: dividend };
      await offerContract(tx, parts, operator, waiting);
    }

    /** What the wallets are told, in the order in which it happened: deposits, bets and what was won. */
    async function movesOf(played: readonly Played[]): Promise<Move[]> {
      const none = { bet: null, game: null, round: null };
      const deposits = played.filter(({ kind }) => kind === 'deposit');
      const paid = deposits.map(({ username, at, amount }): Move => {
        const id = tx.newId<string>();
        return { ...none, kind: 'deposit', id, playerId: playerOf(username), amountMinor: minor(amount), at };
      });
      const spins = await playSpins(tx, await spinsOf(played.filter(({ kind }) => kind === 'spin')));
      const moved = spins.flatMap((spin): Move[] => {
        const { playerId, gameCode: game, roundId: round, betTransaction: bet } = spin;
        const of = { playerId, game, round };
        const paid: Move = { ...of, kind: 'bet', id: bet, bet: null, amountMinor: spin.betMinor, at: spin.playedAt };
        if (spin.winMinor === 0n) return [paid];
        const won = { id: spin.winTransaction, amountMinor: spin.winMinor, at: spin.settledAt };
        return [paid, { ...of, ...won, kind: 'win', bet }];
      });
      return [...paid, ...moved].toSorted((one, other) => Temporal.Instant.compare(one.at, other.at));
    }

    /** Each of the team plays one game. */
    async function spinsOf(spins: readonly Played[]): Promise<(PastSpin & { playerId: PlayerId })[]> {
      const games = await tx.run<Game>(gamesStatement, [engineIds]);
      const seats = new Map<string, Pick<PastSpin, 'userId' | 'gameCode' | 'engine'>>();
      for (const [index, { username }] of team.entries()) {
        const game = games[index % games.length];
        if (!game) throw new Error('the studio lists no slot');
        seats.set(username, { userId: await userOf(tx, playerOf(username)), gameCode: game.code, engine: game.engine });
      }
      return spins.map(({ username, at, amount }) => {
        const seat = seats.get(username);
        if (!seat) throw new Error(`${username} is not of the team`);
        return { ...seat, playerId: playerOf(username), currency, atMostMinor: minor(amount), playedAt: at };
      });
    }

    function playerOf(username: string): PlayerId {
      const playerId = ids.get(username);
      if (!playerId) throw new Error(`${username} is not of the team`);
      return playerId;
    }

    /** All in one statement, one after another: a start has little time. */
    async function post(moves: readonly Move[]): Promise<void> {
      const of = <Key extends keyof Move>(key: Key) => moves.map((move) => move[key]);
      const sent = [
        of('kind'),
        of('id'),
        of('bet'),
        of('playerId'),
        of('game'),
        of('round'),
        of('amountMinor'),
        of('at').map(String),
      ];
      await tx.run(movesStatement, [...sent, currency]);
    }

    function minor(amount: number): bigint {
      const value = minorFromDecimal(String(amount), currency);
      if (value === null) throw new Error(`${amount} is no amount of ${currency}`);
      return value;
    }
  };
}

const gamesStatement: Statement = {
  name: 'demo-team.games',
  text: `select code, engine from game where engine = any($1) and is_enabled order by code limit 7`,
};
/** The wallet's own functions, as a provider's messages reach them. */
const movesStatement: Statement = {
  name: 'demo-team.moves',
  text: `select case m.kind
           when 'deposit' then (
             select p.outcome from post_transfer(m.player_id, 'real', $9, 'demo', m.id::text, 'deposit', 'house:cash:BANK', 'wallet',
               m.amount_minor, m.id::text, m.at) p)
           when 'bet' then (
             select remember_provider_transaction('STUDIO', m.id, m.player_id, 'bet', 'real', m.game, m.round, true, null, $9,
               m.amount_minor, 'RS_OK', b.balance, null, m.at)::text
             from provider_transfer('STUDIO', m.id, m.player_id, 'bet', 'real', $9, -m.amount_minor, m.round, m.at) as b (balance))
           else (
             select w.status from provider_win('STUDIO', m.id, m.player_id, 'real', $9, $9, m.game, m.round, true, m.bet,
               m.amount_minor, m.at) w)
           end
         from unnest($1::text[], $2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::bigint[], $8::timestamptz[])
           as m (kind, id, bet, player_id, game, round, amount_minor, at)`,
};
