import { useEffect } from 'react';
import { useRouter } from '@tanstack/react-router';

/** `/` puts the caret into the page's search, or goes to the page that has one. */
export function SearchShortcut() {
  const router = useRouter();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input,textarea,select,[contenteditable],[role=dialog]')) return;
      event.preventDefault();
      const field = document.querySelector<HTMLInputElement>('main input[type=search]');
      if (field) field.focus();
      else void router.navigate({ to: '/rng' });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [router]);
  return null;
}
