import { ContractRoom } from './contract-room.tsx';

export default function DividendRoom() {
  return <ContractRoom family="dividend" />;
}
