/*
 * Checks a downloaded round without a network: node packages/games/src/verify-round.ts round.json
 * Exit code 0: the round holds. 1: it does not. 2: the file cannot be checked.
 */
import { readFileSync } from 'node:fs';

import { isBingoRecord, readBingoRecord } from './bingo/bingo-record.ts';
import { verifyBingo } from './bingo/verify-bingo.ts';
import { isBlackjackRecord, readBlackjackRecord } from './blackjack/blackjack-record.ts';
import { verifyBlackjack } from './blackjack/verify-blackjack.ts';
import { isMatchRecord, readMatchRecord } from './book/match-record.ts';
import { verifyMatch } from './book/play-match.ts';
import { verifyHand } from './cards/deal.ts';
import { isHandRecord, readHandRecord } from './cards/hand-record.ts';
import { isVolleyRecord, readVolleyRecord, verifyVolley } from './fishing/volley-record.ts';
import { readRoundRecord } from './round-record.ts';
import { isTableRecord, readTableRecord } from './table/table-record.ts';
import { verifyTableRound } from './table/table-round.ts';
import { verifySpin, type SpinToVerify, type Verification } from './verify-spin.ts';

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error('Usage: node packages/games/src/verify-round.ts round.json');
  process.exitCode = 2;
} else {
  try {
    const text = readFileSync(path, 'utf8');
    const check = checkOf(text);
    const { holds, words } = check(text);
    console.log(words);
    process.exitCode = holds ? 0 : 1;
  } catch (error) {
    console.error(`${path} cannot be checked: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 2;
  }
}

function checkOf(text: string) {
  if (isBingoRecord(text)) return checkBingo;
  if (isBlackjackRecord(text)) return checkBlackjack;
  if (isMatchRecord(text)) return checkMatch;
  if (isHandRecord(text)) return checkHand;
  if (isVolleyRecord(text)) return checkVolley;
  return isTableRecord(text) ? checkTable : checkSpin;
}

function checkMatch(text: string): { holds: boolean; words: string } {
  const match = readMatchRecord(text);
  const { holds, commitmentHolds, eventsHold, events, score } = verifyMatch(match);
  const told = (list: typeof events) => list.map(({ minute, side }) => `${minute} ${side}`).join(', ') || 'nothing';
  const words = [
    `Engine ${match.engine}, match ${match.match}, chances ${match.rates.home} and ${match.rates.away} of 4096`,
    `${verdict(commitmentHolds)}  the server seed is the one that was committed to`,
    `${verdict(eventsHold)}  told was ${told(match.events)}; the seed gives ${told(events)}, so ${score.home} - ${score.away}`,
    holds ? 'The match holds.' : 'The match does not hold.',
  ].join('\n');
  return { holds, words };
}

function checkBingo(text: string): { holds: boolean; words: string } {
  const round = readBingoRecord(text);
  const { holds, commitmentHolds, ticketsHold, callsHold, winsHold, game } = verifyBingo(round);
  const tickets = round.purchases.reduce((sum, { count }) => sum + count, 0);
  const words = [
    `Engine ${round.engine}, round ${round.round}, ${tickets} tickets`,
    `${verdict(commitmentHolds)}  the server seed is the one that was committed to`,
    `${verdict(ticketsHold)}  the tickets of these purchases are those that were frozen`,
    `${verdict(callsHold)}  seed and tickets give the balls ${game.order.slice(0, game.lastCall).join(' ')}`,
    `${verdict(winsHold)}  won were ${game.wins.map(({ prize, calls, tickets: won }) => `${prize} at ball ${calls} by ${won.length}`).join(', ')}`,
    holds ? 'The round holds.' : 'The round does not hold.',
  ].join('\n');
  return { holds, words };
}

function checkBlackjack(text: string): { holds: boolean; words: string } {
  const hand = readBlackjackRecord(text);
  const { holds, commitmentHolds, cardsHold, state } = verifyBlackjack(hand);
  const words = [
    `Engine ${hand.engine}, hand ${hand.round}, decided ${hand.moves.join(', ') || 'nothing'}`,
    `${verdict(commitmentHolds)}  the server seed is the one that was committed to`,
    `${verdict(cardsHold)}  seeds and decisions give the dealer ${state.dealer.join(' ')} and the player ${state.hands.map(({ cards }) => cards.join(' ')).join(' and ')}`,
    holds ? 'The hand holds.' : 'The hand does not hold.',
  ].join('\n');
  return { holds, words };
}

function checkSpin(text: string): { holds: boolean; words: string } {
  const round = readRoundRecord(text);
  const verification = verifySpin(round);
  return { holds: verification.holds, words: report(round, verification) };
}

function checkTable(text: string): { holds: boolean; words: string } {
  const round = readTableRecord(text);
  const { holds, commitmentHolds, drawHolds, drawn } = verifyTableRound(round);
  const words = [
    `Engine ${round.engine}, round ${round.round}`,
    `${verdict(commitmentHolds)}  the server seed is the one that was committed to`,
    `${verdict(drawHolds)}  ${JSON.stringify(round.drawn)} was drawn; the seed gives ${JSON.stringify(drawn)}`,
    holds ? 'The round holds.' : 'The round does not hold.',
  ].join('\n');
  return { holds, words };
}

function checkHand(text: string): { holds: boolean; words: string } {
  const hand = readHandRecord(text);
  const { holds, commitmentHolds, unitsHold, units } = verifyHand(hand);
  const words = [
    `Game ${hand.game}, hand ${hand.round}, ${hand.clientSeeds.length} players`,
    `${verdict(commitmentHolds)}  the server seed is the one that was committed to`,
    `${verdict(unitsHold)}  it came to ${JSON.stringify(hand.units)} units; seeds and moves give ${JSON.stringify(units)}`,
    holds ? 'The hand holds.' : 'The hand does not hold.',
  ].join('\n');
  return { holds, words };
}

function checkVolley(text: string): { holds: boolean; words: string } {
  const volley = readVolleyRecord(text);
  const { holds, commitmentHolds, shotsHold, winHolds, totalWinMinor } = verifyVolley(volley);
  const words = [
    `Tank ${volley.tank} on ${volley.engine}, ${volley.shots.length} shots from nonce ${volley.nonce}`,
    `${verdict(commitmentHolds)}  the server seed is the one that was committed to`,
    `${verdict(shotsHold)}  each shot caught what the seeds say`,
    `${verdict(winHolds)}  the win was ${volley.totalWinMinor}; the seeds give ${totalWinMinor}`,
    holds ? 'The volley holds.' : 'The volley does not hold.',
  ].join('\n');
  return { holds, words };
}

function verdict(isTrue: boolean): string {
  return isTrue ? 'yes' : 'NO ';
}

function report(round: SpinToVerify, { holds, commitmentHolds, stopsHold, winHolds, outcome }: Verification): string {
  return [
    `Engine ${round.engine}, nonce ${round.nonce}, client seed ${JSON.stringify(round.clientSeed)}, amounts in the smallest unit of money`,
    `${verdict(commitmentHolds)}  the server seed is the one that was committed to`,
    `${verdict(stopsHold)}  the reels stopped where the seeds say, ${outcome.spins.length - 1} free spins included`,
    `${verdict(winHolds)}  the win was ${round.claimed.totalWinMinor}; the seeds give ${outcome.totalWinMinor}`,
    holds ? 'The round holds.' : 'The round does not hold.',
  ].join('\n');
}
