import { builtOrigin } from '@app/api/paths'

/**
 * The origin of canonical addresses. It can differ from the one in the address bar. The server writes it on
 * the document's root element. The build does not know it and writes a placeholder.
 */
export const origin = import.meta.env.SSR
  ? builtOrigin
  : (document.documentElement.dataset.origin ?? location.origin)
