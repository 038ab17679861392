import { type CallAnswer, type CallInput, Refusal, type setAvatar as setCall } from '@pelita/contract';
import type { Database } from '../../../platform/database/tx.ts';
import type { CallerOf } from '../../../platform/http/binding.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { MemberNeeds } from '../needs.ts';
import { avatarShape } from './avatar-shape.ts';
import { drawnAvatars } from './drawn-avatars.ts';
import { paintAvatar } from './paint-avatar.ts';
import { chooseDrawn, keepPicture } from './store.ts';

const NAME_BYTES = 16;

type Call = typeof setCall;
type Needs = Pick<Platform, 'random' | 'storage'> & Pick<MemberNeeds, 'avatarUrl'>;

export function setAvatar({ random, storage, avatarUrl }: Needs) {
  return async (database: Database, who: CallerOf<Call>, { body }: CallInput<Call>): Promise<CallAnswer<Call>> => {
    const { playerId } = who.player;
    const { name, picture } = body;
    if (picture === undefined) {
      const chosen = drawnAvatars.find((one) => one === name);
      if (chosen === undefined) throw unfit('name', 'pattern');
      await database.transaction(async (tx) => storage.drop(tx, await chooseDrawn(tx, playerId, chosen)));
      return avatarShape({ avatarSeed: chosen, avatarPicture: null }, { avatarUrl });
    }
    const painted = await paintAvatar(picture);
    if (typeof painted === 'string') throw unfit('picture', painted);
    const avatarPicture = random.token(NAME_BYTES);
    await storage.keep(database, [{ mediaType: 'image/webp', bytes: painted }], async (tx, [fileId = '']) =>
      storage.drop(tx, await keepPicture(tx, playerId, avatarPicture, fileId)),
    );
    return avatarShape({ avatarSeed: '', avatarPicture }, { avatarUrl });
  };
}

function unfit(field: string, key: string): Refusal {
  return new Refusal('invalid_field', { fields: { [field]: { key } } });
}
