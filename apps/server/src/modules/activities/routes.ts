import * as contract from '@pelita/contract';
import { type Binding, bind, bindReading } from '../../platform/http/binding.ts';
import { claimRedEnvelope } from './envelopes/claim-red-envelope.ts';
import { getRedEnvelopes } from './envelopes/get-red-envelopes.ts';
import { getMissionLeaderboard } from './leaderboards/get-mission-leaderboard.ts';
import { claimMission } from './missions/claim-mission.ts';
import { getMissionSummary } from './missions/get-mission-summary.ts';
import type { Parts } from './needs.ts';
import { claimRaffle } from './raffles/claim-raffle.ts';
import { getRaffleTickets } from './raffles/get-raffle-tickets.ts';
import { getRaffles } from './raffles/get-raffles.ts';

export function activitiesRoutes(parts: Parts): Binding[] {
  return [
    bindReading(contract.getMissionSummaryDetails, getMissionSummary(parts)),
    bind(contract.claimMission, claimMission(parts)),
    bindReading(contract.getMissionLeaderboard, getMissionLeaderboard(parts)),
    bindReading(contract.getRaffles, getRaffles(parts)),
    bindReading(contract.getRaffleTickets, getRaffleTickets(parts)),
    bind(contract.claimRafflePromotion, claimRaffle(parts)),
    bindReading(contract.getRedEnvelopes, getRedEnvelopes(parts)),
    bind(contract.claimRedEnvelope, claimRedEnvelope(parts)),
  ];
}
