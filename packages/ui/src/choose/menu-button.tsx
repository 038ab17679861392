import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Floating } from './floating.tsx';
import { ReaderLocale } from './reader-locale.tsx';

export type MenuProps = {
  label: string;
  items: readonly { name: string; label: string; isDanger?: boolean; isDisabled?: boolean }[];
  onAct: (name: string) => void;
  isDisabled?: boolean;
};

export default function MenuButton({ label, items, onAct, isDisabled = false }: MenuProps) {
  return (
    <ReaderLocale>
      <MenuTrigger>
        <Button className="button button-small button-quiet" isDisabled={isDisabled}>
          {label}
          <ChevronDown aria-hidden size={16} />
        </Button>
        <Floating>
          <Menu className="choices" aria-label={label} onAction={(key) => onAct(String(key))}>
            {items.map((item) => (
              <MenuItem
                key={item.name}
                id={item.name}
                textValue={item.label}
                isDisabled={item.isDisabled ?? false}
                className={item.isDanger ? 'choice choice-danger' : 'choice'}
              >
                {item.label}
              </MenuItem>
            ))}
          </Menu>
        </Floating>
      </MenuTrigger>
    </ReaderLocale>
  );
}
