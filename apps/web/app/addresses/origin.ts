import { builtOrigin } from '@app/api/paths'

/**
 * The origin of canonical addresses, which need not be the one in the address bar. The server writes it on the document's
 * root; the build, which cannot know it, writes a place for it.
 */
export const origin = import.meta.env.SSR
  ? builtOrigin
  : (document.documentElement.dataset.origin ?? location.origin)
