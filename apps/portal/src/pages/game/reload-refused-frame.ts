import { keptInTab } from '../../shared/browser/kept.ts';

const ITEM = 'gameFrameReloaded';

/**
 * A page's policy names whose games it may frame as of when it came. One that is older than a provider, loaded anew, may
 * frame its games too: once for a launch, so that a provider that is gone does not load it for ever.
 */
export function reloadRefusedFrame(url: string): () => void {
  const hear = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective !== 'frame-src' || keptInTab.read(ITEM) === url) return;
    keptInTab.write(ITEM, url);
    location.reload();
  };
  document.addEventListener('securitypolicyviolation', hear);
  return () => document.removeEventListener('securitypolicyviolation', hear);
}
