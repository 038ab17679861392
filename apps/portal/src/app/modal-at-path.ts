import type { ModalName } from '../shared/modal/modal-names.ts';

const modalOfPath: Record<string, ModalName> = {
  '/login': 'login',
  '/register': 'register',
  '/register.html': 'register',
};

/** ROUTE-03: some paths are home with a modal over it. */
export function modalAtPath(pathname: string): ModalName | undefined {
  return Object.hasOwn(modalOfPath, pathname) ? modalOfPath[pathname] : undefined;
}
