import { minorFromDecimal, type RedEnvelope } from '@pelita/contract';
import { verifyPacket } from '@pelita/games/giveaways';
import { DescriptionList } from '@pelita/ui/description-list';
import { useText } from '../../shared/language/use-text.ts';
import { Verdict } from './verdict.tsx';

/** FAIR-01: once the opening is over, the reader's own browser splits the pool again. */
export function PacketCheck({ envelope, packet }: { envelope: RedEnvelope; packet: NonNullable<RedEnvelope['own']> }) {
  const text = useText('activityCentre');
  const { roundId, serverSeed, commitment, packets, kind, pool, currency } = envelope;
  const minorOf = (amount: string) => Number(minorFromDecimal(amount, currency) ?? 0);
  const facts = [
    { name: text('commitment'), value: <code>{commitment}</code> },
    { name: text('serverSeed'), value: serverSeed === null ? text('seedAfter') : <code>{serverSeed}</code> },
    { name: text('round'), value: <code>{roundId}</code> },
  ];
  if (serverSeed === null) return <DescriptionList facts={facts} />;
  const split = { round: roundId, serverSeed, poolMinor: minorOf(pool), packets, isEqual: kind === 'fixed' };
  const { holds } = verifyPacket(
    { ...split, packetNo: packet.packetNo },
    { commitment, amountMinor: minorOf(packet.amount) },
  );
  return (
    <Verdict holds={holds} note={text(holds ? 'packetHolds' : 'packetFails')}>
      <DescriptionList facts={facts} />
    </Verdict>
  );
}
