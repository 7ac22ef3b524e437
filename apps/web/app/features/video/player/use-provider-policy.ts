import { useEffect } from 'react'
import { placeOf } from '../../../addresses/paths.ts'

/**
 * Only a document that was opened as the video page may show a provider's player, because its policy came
 * with it. After a link from another page that page's policy still applies; then the page is loaded again,
 * before there is anything to lose.
 */
export function useProviderPolicy(needed: boolean) {
  useEffect(() => {
    if (needed && wasOpenedAsAnother()) location.reload()
  }, [needed])
}

/**
 * If the browser does not say how the document was opened, it is used as it is: a page must not reload for
 * ever.
 */
function wasOpenedAsAnother(): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  if (!opened) return false
  return placeOf(new URL(opened.name, location.href).pathname).path !== placeOf(location.pathname).path
}
