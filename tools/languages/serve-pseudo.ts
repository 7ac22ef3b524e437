import { join } from 'node:path'

/**
 * Runs in a copy of the code that has one more language, with that language's code. Prints as JSON the server's
 * messages and mails in it, and the addresses of its pages.
 */
const [folder = '', code = ''] = process.argv.slice(2)
const load = (path: string) => import(join(folder, 'apps/server/src', path))

const { languageOf, pageIn } = await load('language/language.ts')
const { say, said, waitOf } = await load('language/messages.ts')
const { accountMail } = await load('mail/account-mail.ts')
const { AppError } = await load('errors/app-error.ts')
const { WaitlistRequest } = await import(join(folder, 'packages/api/src/waitlist.ts'))
const { messagesOf, questionOf } = await import(join(folder, 'packages/learning/src/coach/index.ts'))
const { textIn } = await import(join(folder, 'packages/learning/src/languages/index.ts'))

const { default: routes } = await import(join(folder, 'apps/web/app/routes.ts'))
const { placeOf } = await import(join(folder, 'apps/web/app/addresses/paths.ts'))
const { prerendered } = await import(join(folder, 'apps/web/app/addresses/pages.ts'))

const chosen = languageOf(new Headers({ 'x-language': code }))
const mail = accountMail({ kind: 'reset', url: 'https://learn.example/reset?token=abc' }, chosen)
const refused = new AppError('invalid', said('username-taken', { username: 'anu' }))
console.log(
  JSON.stringify({
    chosen,
    accepted: languageOf(new Headers({ 'accept-language': `${code},en;q=0.5` })),
    page: pageIn('/login', chosen),
    refusal: say(refused.said, chosen),
    wait: say(said('too-many-attempts', { wait: waitOf(600) }), chosen),
    mail: { subject: mail.subject, text: mail.text, html: mail.html },
    waitlist: WaitlistRequest['~run']({ value: { email: 'a@example.org', language: code } }, {}).value,
    coach: questionOf(messagesOf({ type: 'analyze', text: 'മഴ' }, chosen))?.language,
    title: textIn({ en: 'Rain', ml: 'മഴ' }, chosen),
    untranslated: say('name-lines', chosen),
    routes: routes[0].children.map(({ path }: { path: string }) => path),
    prerendered,
    place: placeOf(`/${code}/level`),
  }),
)
