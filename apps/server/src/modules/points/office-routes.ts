import type { Brand } from '@pelita/contract';
import * as office from '@pelita/contract/office';
import { type Binding, bind, bindLong, bindReading } from '../../platform/http/binding.ts';
import { readBy, uploadedBy } from '../../platform/pictures/picture-calls.ts';
import type { ShownPictures } from '../../platform/pictures/shown-pictures.ts';
import { decideExchange, getExchange } from './operators/exchanges.ts';
import { addGood, changeGood, listGoods } from './operators/goods.ts';

export function pointsOfficeRoutes(brand: Brand, pictures: ShownPictures): Binding[] {
  return [
    bindReading(office.listPointGoods, listGoods(brand)),
    bindLong(office.uploadPointGoodPicture, uploadedBy(pictures)),
    bindLong(office.getPointGoodPicture, readBy(pictures)),
    bind(office.addPointGood, addGood(brand, pictures)),
    bind(office.changePointGood, changeGood(brand, pictures)),
    bind(office.getPointExchange, getExchange),
    bind(office.confirmPointExchange, (tx, { operator }, { params, body }) =>
      decideExchange(tx, operator, { id: params.id, state: 'confirmed', remark: body.remark ?? null }),
    ),
    bind(office.rejectPointExchange, (tx, { operator }, { params, body }) =>
      decideExchange(tx, operator, { id: params.id, state: 'rejected', remark: body.reason }),
    ),
  ];
}
