import * as z from 'zod/mini';
import {
  envelopeKinds,
  giveawayStates,
  missionCycles,
  objectives,
  prizeKinds,
  ticketSources,
} from '../activities/index.ts';
import { call } from '../call.ts';
import { GameCategory } from '../catalogue.ts';
import { DayText, InstantText, MoneyText, UuidText } from '../shapes.ts';
import { freeText } from '../text.ts';

/** Missions, raffles and red envelopes, as operators lay them out. Days are business days. */

const whole = (minimum: number, maximum: number) =>
  z.int().check(z.minimum(minimum, { error: 'too_small' }), z.maximum(maximum, { error: 'too_large' }));
const TimesText = z.string().check(z.regex(/^\d{1,3}(\.\d{1,2})?$/, { error: 'pattern' }));
const TimeText = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'pattern' }));
const Words = z.strictObject({ title: freeText(80, 1), detail: freeText(300) });
const OfferedPrize = z.strictObject({
  kind: z.enum(prizeKinds),
  amount: z.string().check(z.regex(/^\d{1,12}(\.\d{1,5})?$/, { error: 'amount' })),
  turnoverTimes: TimesText,
});
export type OfferedPrize = z.output<typeof OfferedPrize>;

const common = {
  /** By language of the brand. */
  words: z.record(z.string().check(z.regex(/^[A-Z]{2,3}$/, { error: 'pattern' })), Words),
  firstDay: DayText,
  isOffered: z.boolean(),
  position: whole(0, 10_000),
};
const kept = { id: UuidText, version: z.number() };
const ofOne = z.object({ id: UuidText });
const shown = { languages: z.array(z.string()), currency: z.string() };

const missionFields = {
  ...common,
  lastDay: z.nullable(DayText),
  objective: z.enum(objectives),
  categories: z.array(GameCategory).check(z.maxLength(10)),
  cycle: z.enum(missionCycles),
  /** Decimal text of money, or a whole number; null with its prize for a leaderboard alone. */
  target: z.nullable(MoneyText),
  prize: z.nullable(OfferedPrize),
  rankPrizes: z
    .array(z.strictObject({ rankFrom: whole(1, 1_000), rankTo: whole(1, 1_000), prize: OfferedPrize }))
    .check(z.maxLength(20)),
};
const OfficeMission = z.object({
  ...kept,
  ...missionFields,
  /** How often its reward was claimed, and what all of them came to: decimal text, or points. */
  claimed: z.number(),
  paid: z.string(),
});
export type OfficeMission = z.output<typeof OfficeMission>;

export const listMissions = call('GET /office/missions', {
  who: { operator: 'activities.see' },
  value: z.object({ missions: z.array(OfficeMission), ...shown }),
  summary: 'Every mission, offered or not, in the order in which players see them.',
});

export const addMission = call('POST /office/missions', {
  who: { operator: 'activities.offer' },
  idempotent: true,
  body: z.strictObject(missionFields),
  value: OfficeMission,
  refusals: ['idempotency_key_required'],
  summary: 'Adds a mission, a leaderboard, or both in one.',
});

export const changeMission = call('PUT /office/missions/{id}', {
  who: { operator: 'activities.offer' },
  params: ofOne,
  body: z.strictObject({ version: z.int(), ...missionFields }),
  value: OfficeMission,
  refusals: ['mission_unknown', 'changed_meanwhile'],
  summary: 'Changes a mission. What is claimed stays as it was.',
});

const RafflePrize = z.strictObject({
  motif: z.string().check(z.regex(/^[a-z-]{2,32}$/, { error: 'pattern' })),
  /** Null where the ticket wins nothing. */
  prize: z.nullable(OfferedPrize),
  weight: whole(1, 1_000_000),
  /** What is left; null where there is no end of it. */
  stock: z.nullable(whole(0, 1_000_000)),
});
const raffleFields = {
  ...common,
  lastDay: DayText,
  earnedBy: z.enum(ticketSources),
  categories: z.array(GameCategory).check(z.maxLength(10)),
  ticketAmount: MoneyText,
  ticketsMaximum: whole(1, 10_000),
  prizes: z.array(RafflePrize).check(z.minLength(1, { error: 'required' }), z.maxLength(12)),
};
const OfficeRaffle = z.object({
  ...kept,
  ...raffleFields,
  state: z.enum(giveawayStates),
  /** Tickets drawn, and of each prize how many were given. */
  drawn: z.number(),
  given: z.array(z.number()),
});
export type OfficeRaffle = z.output<typeof OfficeRaffle>;

export const listRaffles = call('GET /office/raffles', {
  who: { operator: 'activities.see' },
  value: z.object({ raffles: z.array(OfficeRaffle), motifs: z.array(z.string()), ...shown }),
  summary: 'Every raffle with its prizes and what is left of them.',
});

export const addRaffle = call('POST /office/raffles', {
  who: { operator: 'activities.offer' },
  idempotent: true,
  body: z.strictObject(raffleFields),
  value: OfficeRaffle,
  refusals: ['idempotency_key_required'],
  summary: 'Adds a raffle; its seed is made and committed to.',
});

export const changeRaffle = call('PUT /office/raffles/{id}', {
  who: { operator: 'activities.offer' },
  params: ofOne,
  body: z.strictObject({ version: z.int(), ...raffleFields }),
  value: OfficeRaffle,
  refusals: ['raffle_unknown', 'changed_meanwhile'],
  summary: 'Changes a raffle. Each drawn ticket keeps the weights by which it was drawn.',
});

const envelopeFields = {
  ...common,
  lastDay: DayText,
  kind: z.enum(envelopeKinds),
  pool: MoneyText,
  packets: whole(1, 10_000),
  turnoverTimes: TimesText,
  /** Each day from the first to the last, in the brand’s zone. */
  opensAt: TimeText,
  minutes: whole(1, 1_440),
};
const OfficeEnvelope = z.object({
  ...kept,
  ...envelopeFields,
  /** The last openings, the newest first. */
  rounds: z.array(
    z.object({ opensAt: InstantText, packets: z.number(), taken: z.number(), pool: MoneyText, paid: MoneyText }),
  ),
});
export type OfficeEnvelope = z.output<typeof OfficeEnvelope>;

export const listEnvelopes = call('GET /office/envelopes', {
  who: { operator: 'activities.see' },
  value: z.object({ envelopes: z.array(OfficeEnvelope), ...shown }),
  summary: 'Every red envelope with its schedule and what its last openings paid.',
});

export const addEnvelope = call('POST /office/envelopes', {
  who: { operator: 'activities.offer' },
  idempotent: true,
  body: z.strictObject(envelopeFields),
  value: OfficeEnvelope,
  refusals: ['idempotency_key_required'],
  summary: 'Adds a red envelope; each of its openings is committed to before it opens.',
});

export const changeEnvelope = call('PUT /office/envelopes/{id}', {
  who: { operator: 'activities.offer' },
  params: ofOne,
  body: z.strictObject({ version: z.int(), ...envelopeFields }),
  value: OfficeEnvelope,
  refusals: ['envelope_unknown', 'changed_meanwhile'],
  summary: 'Changes a red envelope from its next opening on.',
});
