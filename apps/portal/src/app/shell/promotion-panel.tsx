import './nav-panel.css';
import { OpenPromotions } from '../../features/promotions/open-promotions.tsx';

/** The promotions over the page, below their entry of the navigation. */
export default function PromotionPanel({ onChosen }: { onChosen: () => void }) {
  return (
    <div className="nav-panel">
      <div className="page-width">
        <OpenPromotions onChosen={onChosen} />
      </div>
    </div>
  );
}
