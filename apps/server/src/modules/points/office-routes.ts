import type { Brand } from '@pelita/contract';
import * as office from '@pelita/contract/office';
import { type Binding, bind, bindReading } from '../../platform/http/binding.ts';
import { decideExchange, getExchange } from './operators/exchanges.ts';
import { addGood, changeGood, listGoods } from './operators/goods.ts';

export function pointsOfficeRoutes(brand: Brand): Binding[] {
  return [
    bindReading(office.listPointGoods, listGoods(brand)),
    bind(office.addPointGood, addGood(brand)),
    bind(office.changePointGood, changeGood(brand)),
    bind(office.getPointExchange, getExchange),
    bind(office.confirmPointExchange, (tx, { operator }, { params, body }) =>
      decideExchange(tx, operator, { id: params.id, state: 'confirmed', remark: body.remark ?? null }),
    ),
    bind(office.rejectPointExchange, (tx, { operator }, { params, body }) =>
      decideExchange(tx, operator, { id: params.id, state: 'rejected', remark: body.reason }),
    ),
  ];
}
