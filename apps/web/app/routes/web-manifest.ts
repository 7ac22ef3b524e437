import { languageOf } from '@app/learning/languages'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Path } from '../addresses/pages.ts'
import { addressOf, placeOf } from '../addresses/paths.ts'
import { loadedMessages, messagesOf } from '../i18n/messages.ts'

/** What the app opens, by the types that systems know for it. What is in a file decides what it is. */
const files = {
  'application/x-subrip': ['.srt'],
  'text/vtt': ['.vtt'],
  'text/x-ssa': ['.ass'],
  'text/plain': ['.txt', '.sbv', '.lrc'],
  'text/markdown': ['.md'],
  'text/html': ['.html', '.htm'],
  'text/csv': ['.csv'],
  'text/tab-separated-values': ['.tsv'],
  'application/json': ['.json'],
  'application/ttml+xml': ['.ttml'],
  'application/vnd.anki': ['.apkg', '.colpkg'],
  'application/epub+zip': ['.epub'],
  'application/pdf': ['.pdf'],
  'application/zip': ['.zip'],
  'application/vnd.oasis.opendocument.text': ['.odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['.ods'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
}

/** The pictures that a store or a browser shows before it installs the app (`tools/app-pictures.ts`). */
const screenshot = (name: string, label: string) => ({
  src: `/screenshots/${name}.jpg`,
  sizes: '540x960',
  type: 'image/jpeg',
  form_factor: 'narrow',
  label,
})

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
    screenshots: [
      screenshot('quiz', say(msg`A question with its sound`)),
      screenshot('word', say(msg`A word in its parts`)),
      screenshot('film', say(msg`A film with its lines`)),
    ],
    // Whoever has the app open goes on in its window.
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    // The service worker takes the form (`sw/share-route.ts`).
    share_target: {
      action: addressOf('/bring', language),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        ...{ title: 'title', text: 'text', url: 'url' },
        files: [{ name: 'file', accept: Object.entries(files).flat(2) }],
      },
    },
    file_handlers: [{ action: addressOf('/bring', language), accept: files }],
    shortcuts: [
      shortcut('/today', say(msg`Today`)),
      shortcut('/review', say(msg`Review`)),
      shortcut('/resource/phrases', say(msg`Phrases`)),
    ],
  }
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } })
}
