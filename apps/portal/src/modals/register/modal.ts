import { portalModal } from '../../shared/modal/portal-modal.ts';

export default portalModal({
  facts: { paths: ['/register', '/register.html'], onlyFor: 'visitors and trials', isMadeAhead: true },
  texts: ['member'],
  component: () => import('../../features/entrance/registration/register-modal.tsx'),
  prepare: async () => {
    const { keptRules, readRules } = await import('../../shared/rules/registration-rules.ts');
    return keptRules() ?? readRules();
  },
});
