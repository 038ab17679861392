import { Checkbox } from 'react-aria-components';
import { useText } from '../../shared/language/use-text.ts';

export function RememberBox({ isSelected, onChange }: { isSelected: boolean; onChange: (next: boolean) => void }) {
  const text = useText('identity');
  return (
    <Checkbox className="checkbox" isSelected={isSelected} onChange={onChange}>
      <span className="checkbox-box" aria-hidden />
      {text('rememberMe')}
    </Checkbox>
  );
}
