import { formatMoney } from '@pelita/i18n';
import { KeptViews } from '@pelita/ui/kept-views';
import { useText } from '../../../shared/language/use-text.ts';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { navigate } from '../../../shared/navigation/navigation.ts';
import { isSwitchedOn, useFeatures } from '../../../shared/page/feature-switch.ts';
import { NotLoaded } from '@pelita/ui/not-loaded';
import { usePageLanguage, useStartup } from '../../../shared/page/page.ts';
import { fewestRules } from '../../../shared/rules/registration-rules.ts';
import { useRules } from '../../../shared/rules/use-rules.ts';
import { ChooseWay } from '../choose-way.tsx';
import { FreePlay } from '../free-play.tsx';
import { RegisterForm } from './register-form.tsx';
import { FormPlace } from '../form-place.tsx';
import { SocialButtons } from '../social/social-buttons.tsx';
import { useState } from 'react';
import type { RegistrationWay } from './registration-fields.ts';
import { PageLink } from '../../../shared/navigation/page-link.tsx';

export default function RegisterModal({ onClose }: { onClose: () => void }) {
  const text = useText('identity');
  const { settings, whitelabel } = useStartup();
  const { registration, registrationByUsername } = useFeatures();
  const registrationByMobile = isSwitchedOn(whitelabel, 'MOBILENUMREG3');
  const isOpen = registration && (registrationByUsername || registrationByMobile);
  const { rules, problem, readAgain } = useRules();
  // A form whose rules did not come keeps its place, and what is typed into it stays when they do.
  const shownRules = rules ?? (problem === undefined ? null : fewestRules);
  const { code } = usePageLanguage();
  // REG-10: what is credited, in the brand's own currency; where nothing is, nothing is promised.
  const title =
    settings.welcomeAmount === null
      ? text('registerTitle')
      : text('registerWelcome', { amount: formatMoney(code, settings.welcomeAmount, settings.currency) });
  const [chosen, setChosen] = useState<RegistrationWay>(registrationByUsername ? 'username' : 'mobile');
  const hasBoth = registrationByUsername && registrationByMobile;
  return (
    <ModalFrame title={isOpen ? title : text('registerTitle')} onClose={onClose}>
      {!isOpen && <p className="text-muted mt-2">{text('registerClosed')}</p>}
      {isOpen && hasBoth && <Ways chosen={chosen} onChoose={setChosen} />}
      {isOpen && problem !== undefined && !rules && <NotLoaded note={problem} onRetry={readAgain} />}
      {isOpen && shownRules && (
        <KeptViews
          shown={chosen}
          placeholder={<FormPlace lines={2} />}
          of={(way) => <RegisterForm way={way} rules={shownRules} />}
        />
      )}
      {isOpen && !shownRules && <FormPlace lines={3} />}
      {isOpen && <SocialButtons />}
      <div className="flex flex-wrap justify-between gap-x-6">
        <button type="button" className="text-button" data-opens="login" onClick={() => navigate().openModal('login')}>
          {text('haveAccount')}
        </button>
        <PageLink to="/help" className="text-button inline-flex items-center">
          {text('help')}
        </PageLink>
      </div>
      <FreePlay />
    </ModalFrame>
  );
}

/** REG-01: the choice stands there only where the brand takes people both ways. */
function Ways({ chosen, onChoose }: { chosen: RegistrationWay; onChoose: (way: RegistrationWay) => void }) {
  const text = useText('identity');
  return (
    <ChooseWay
      label={text('registerWays')}
      ways={['username', 'mobile']}
      chosen={chosen}
      nameOf={(way) => text(way === 'username' ? 'byUsername' : 'byMobile')}
      onChoose={onChoose}
    />
  );
}
