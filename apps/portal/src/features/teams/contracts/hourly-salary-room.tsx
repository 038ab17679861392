import { ContractRoom } from './contract-room.tsx';

export default function HourlySalaryRoom() {
  return <ContractRoom family="hourly" />;
}
