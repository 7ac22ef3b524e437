import { mostFileBytes } from '@app/learning/bring/page'
import { pageOfShared, textOfShared } from '@app/learning/offline'
import { Route } from 'serwist'
import { addressOf, placeOf } from '../app/addresses/paths.ts'
import { keepShared } from '../app/device/texts/shared-item.ts'

/**
 * What another app shares arrives as a form (`routes/web-manifest.ts`). It is kept on the device, and the page
 * that it goes to shows it: nothing is done with it before the learner says so, since any site can send a form.
 */
export const shareRoute = new Route(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.mode === 'navigate' && placeOf(url.pathname).path === '/bring',
  async ({ request, url }) => {
    const { language } = placeOf(url.pathname)
    const to = (page: string) =>
      Response.redirect(addressOf(page, language) + (page.includes('?') ? '&shared' : '?shared'), 303)
    try {
      const form = await request.formData()
      const text = textOfShared(['title', 'text', 'url'].map((name) => textIn(form, name)))
      const file = form
        .getAll('file')
        .find((one) => one instanceof File && one.size > 0 && one.size <= mostFileBytes)
      const item = { text, file: file instanceof File ? file : undefined }
      await keepShared(item)
      return to(pageOfShared({ text, hasFile: item.file !== undefined }))
    } catch {
      // No form, or no room for it.
      return to('/bring')
    }
  },
  'POST',
)

function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
