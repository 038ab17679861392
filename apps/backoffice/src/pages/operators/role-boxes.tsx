import { type OperatorRole } from '@pelita/contract';
import { operatorRoles } from '@pelita/contract/office';
import { useText } from '../../shared/language/use-text.ts';

/** The roles as boxes. Which exclude each other, the server says. */
export function RoleBoxes(props: { chosen: readonly OperatorRole[]; onChoose: (roles: OperatorRole[]) => void }) {
  const { chosen, onChoose } = props;
  const text = useText('officeOperators');
  const roles = useText('officeRoles');
  const toggle = (role: OperatorRole) =>
    onChoose(operatorRoles.filter((one) => (one === role ? !chosen.includes(one) : chosen.includes(one))));
  return (
    <fieldset className="role-boxes">
      <legend className="field-label">{text('roles')}</legend>
      {operatorRoles.map((role) => (
        <label key={role} className="checkbox">
          <input
            type="checkbox"
            className="checkbox-box"
            checked={chosen.includes(role)}
            onChange={() => toggle(role)}
          />
          {roles(role)}
        </label>
      ))}
    </fieldset>
  );
}
