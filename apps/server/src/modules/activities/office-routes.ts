import * as office from '@pelita/contract/office';
import { type Binding, bind, bindReading } from '../../platform/http/binding.ts';
import type { Parts } from './needs.ts';
import { addEnvelope, changeEnvelope, listEnvelopes } from './operators/envelopes.ts';
import { addMission, changeMission, listMissions } from './operators/missions.ts';
import { addRaffle, changeRaffle, listRaffles } from './operators/raffles.ts';

export function activitiesOfficeRoutes(parts: Parts): Binding[] {
  return [
    bindReading(office.listMissions, listMissions(parts)),
    bind(office.addMission, addMission(parts)),
    bind(office.changeMission, changeMission(parts)),
    bindReading(office.listRaffles, listRaffles(parts)),
    bind(office.addRaffle, addRaffle(parts)),
    bind(office.changeRaffle, changeRaffle(parts)),
    bindReading(office.listEnvelopes, listEnvelopes(parts)),
    bind(office.addEnvelope, addEnvelope(parts)),
    bind(office.changeEnvelope, changeEnvelope(parts)),
  ];
}
