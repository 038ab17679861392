import { decimalFromMinor } from '@pelita/contract';
import type { RuleSet } from '@pelita/lottery';
import { Amount } from '@pelita/ui/amount';
import { Ticket, X } from 'lucide-react';
import { useText } from '../../../shared/language/use-text.ts';
import { useStartup } from '../../../shared/page/page.ts';
import { useMember } from '../../../shared/session/member-store.ts';
import { useContentLabel } from '../bets/content-label.ts';
import { ShortCountdown } from '../clock/countdown.tsx';
import { cartCostMinor, type CartItem } from './cart.ts';
import { ChasePlanner } from './chase-planner.tsx';
import { usePlayTypeNames } from './play-type-names.ts';
import { Stepper } from './stepper.tsx';
import type { Cart } from './use-cart.ts';
import type { Draws } from './use-draws.ts';

type Props = { rules: RuleSet; draws: Draws; cart: Cart };

/** The bets that wait, what they come to, and the one press that places them. */
export function CartPanel({ rules, draws, cart }: Props) {
  const text = useText('betting');
  const { items } = cart;
  return (
    <section aria-label={text('cart')} className="cart-panel">
      <header className="cart-head">
        <h2 className="font-head text-xl font-bold">{text('cart')}</h2>
        <span className="tab-count">{items.length}</span>
        {items.length > 0 && (
          <button type="button" className="entry-clear" onClick={cart.clear}>
            {text('emptyCart')}
          </button>
        )}
      </header>
      {items.length === 0 ? (
        <div className="cart-empty">
          <Ticket aria-hidden size={40} strokeWidth={1.4} />
          <p>{text('cartEmpty')}</p>
        </div>
      ) : (
        <>
          <ul className="cart-items">
            {items.map((item) => (
              <Item key={item.id} item={item} rules={rules} draws={draws} cart={cart} />
            ))}
          </ul>
          <ChasePlanner items={items} chase={cart.chase} upcoming={draws.upcoming} onChange={cart.setChase} />
        </>
      )}
      <CartFoot draws={draws} cart={cart} />
    </section>
  );
}

function Item({ item, rules, draws, cart }: Props & { item: CartItem }) {
  const text = useText('betting');
  const { settings } = useStartup();
  const { fullNameOf } = usePlayTypeNames(rules.code);
  const contentLabel = useContentLabel(rules);
  const name = fullNameOf(item.playType);
  const money = (minor: bigint) => (
    <Amount value={decimalFromMinor(minor, settings.currency)} currency={settings.currency} />
  );
  const problem = cart.placing.problems.get(item.id);
  return (
    <li className="cart-item" data-invalid={problem === undefined ? undefined : true}>
      <span className="cart-item-name">{name}</span>
      <b className="cart-item-cost">{money(item.costMinor)}</b>
      <button
        type="button"
        className="cart-item-remove"
        aria-label={text('remove', { what: name })}
        onClick={() => cart.remove(item.id)}
      >
        <X aria-hidden size={16} />
      </button>
      <span className="cart-item-content">
        {contentLabel(item.content, { playType: item.playType, drawsAt: draws.drawsAt })}
      </span>
      <span className="cart-item-note">
        {text('cartLine', { lines: item.lines, unit: item.unit })}
        {item.rebate !== null && ` · ${text('rebate')} ${(Number(item.rebate) * 100).toFixed(1)}%`}
      </span>
      <span className="cart-item-best">
        {text(item.paysEachHit ? 'eachHit' : 'upTo')} {money(item.bestMinor)}
      </span>
      <Stepper
        label={text('multiple')}
        value={item.multiple}
        most={9_999}
        onChange={(multiple) => cart.setMultiple(item.id, multiple)}
      />
      {problem !== undefined && (
        <span role="alert" className="field-problem">
          {problem}
        </span>
      )}
    </li>
  );
}

function CartFoot({ draws, cart }: Omit<Props, 'rules'>) {
  const text = useText('betting');
  const { settings } = useStartup();
  const { balance } = useMember();
  const { items, chase, placing } = cart;
  const cost = cartCostMinor(items, chase);
  const isClosed = draws.current === null;
  const money = (minor: bigint) => (
    <Amount value={decimalFromMinor(minor, settings.currency)} currency={settings.currency} />
  );
  return (
    <footer className="cart-foot">
      {balance !== null && (
        <p className="cart-row">
          <span>{text('balance')}</span>
          <Amount value={balance.amount} currency={balance.currency} />
        </p>
      )}
      <p className="cart-row cart-total">
        <span>{text('total')}</span>
        <b>
          <small>{settings.currency}</small> {money(cost)}
        </b>
      </p>
      {placing.problem !== null && (
        <p role="alert" className="entry-problem">
          {placing.problem}
        </p>
      )}
      <button
        type="button"
        className={`button w-full ${isClosed || items.length === 0 ? 'button-strong' : 'button-action'}`}
        disabled={items.length === 0 || isClosed || placing.isBusy}
        onClick={placing.place}
      >
        {isClosed ? text('salesClosed') : text(placing.needsLogin ? 'logInAndBet' : 'confirm')}
        {draws.current && !isClosed && <ShortCountdown sales={draws.current} />}
      </button>
      <p className="cart-note">{text('byServerClock')}</p>
    </footer>
  );
}
