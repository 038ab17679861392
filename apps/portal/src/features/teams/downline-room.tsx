import '../../shared/records/records.css';
import './teams.css';
import { TeamLevel } from './team-level.tsx';

/** AC-04: the tree with what an agent does of those directly below. */
export default function DownlineRoom() {
  return (
    <div className="record-room">
      <TeamLevel withActs />
    </div>
  );
}
