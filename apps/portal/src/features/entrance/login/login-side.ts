/** LOGIN-13: agents come in by `/login?side=agent`; everybody else on the member side. */
export function loginSide(search: string = location.search): 'member' | 'agent' {
  return new URLSearchParams(search).get('side') === 'agent' ? 'agent' : 'member';
}
