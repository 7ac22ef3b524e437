import { languageOf } from '@app/learning/languages'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Path } from '../addresses/pages.ts'
import { addressOf, placeOf } from '../addresses/paths.ts'
import { loadedMessages, messagesOf } from '../i18n/messages.ts'

/**
 * The manifest of the installed app: its name, icons and start page, in the language of the address. The build
 * makes a file of it.
 */
export async function loader({ request }: { request: Request }): Promise<Response> {
  const { language } = placeOf(new URL(request.url).pathname)
  await messagesOf(language, 'more')
  const say = (message: MessageDescriptor) => loadedMessages(language)._(message)
  const icon = (src: string, sizes: string, type: string) => ({ src, sizes, type })
  const shortcut = (path: Path, name: string) => ({
    name,
    url: addressOf(path, language),
    icons: [{ src: '/icon-192.png', sizes: '192x192' }],
  })
  const manifest = {
    // It is the same app in every language.
    id: '/',
    name: say(msg`Malayalam for All`),
    short_name: say(msg`Malayalam`),
    description: say(
      msg`Learn Malayalam with short quizzes you can hear, from the first letter to whole sentences. Free, with no compulsory sign-up.`,
    ),
    lang: language,
    dir: languageOf(language).direction,
    start_url: addressOf('/level', language),
    scope: '/',
    display: 'standalone',
    background_color: '#fbf5e6',
    theme_color: '#fbf5e6',
    categories: ['education'],
    icons: [
      icon('/icon.svg', 'any', 'image/svg+xml'),
      icon('/icon-192.png', '192x192', 'image/png'),
      icon('/icon-512.png', '512x512', 'image/png'),
      { ...icon('/icon-maskable-512.png', '512x512', 'image/png'), purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut('/letters', say(msg`Letters`)),
      shortcut('/level', say(msg`Levels`)),
      shortcut('/resource/phrases', say(msg`Phrases`)),
    ],
  }
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } })
}
