import { randomUUID } from 'node:crypto'
import type { Mail } from '../../outside/mailer.ts'
import type { Chance } from '../../testing/hostile/chance.ts'
import { aBrowser, codeOf, sessionOf } from '../../testing/learners.ts'
import type { startApp } from '../../testing/start-app.ts'

type Server = Awaited<ReturnType<typeof startApp>>
type Side = {
  jar: Map<string, string>
  mailboxes: string[]
  passwords: string[]
  uri?: string
  codes: string[]
}

const auth = '/api/auth'
const presses = ['mailed-link', 'mailed-link/confirm', 'mailed-link/take', 'mailed-link/remove']

/**
 * Two people who want one address. Its owner reads the mail to it; the squatter reads the mail to an address
 * of their own.
 */
export function aContest(server: Server, mailsTo: (email: string) => readonly Mail[], chance: Chance) {
  const id = randomUUID().slice(0, 13)
  const email = `owner-${id}@example.org`
  const side = (name: string, mailboxes: string[]): Side => ({
    jar: new Map(),
    mailboxes,
    passwords: [`kettle moon ${name}`],
    codes: [],
  })
  const owner = side('harbour', [email, `second-${id}@example.org`])
  const squatter = side('thistle', [`squatter-${id}@example.org`])
  const history: string[] = []

  /** Each request comes from a different address, because limits have their own test. */
  const by = ({ jar }: Side) => aBrowser(server, { jar })
  const post = async (who: Side, path: string, body: object = {}) => {
    const reply = await by(who).post(`${auth}/${path}`, body)
    await server.settled()
    return reply
  }
  const passwordOf = ({ passwords }: Side) => passwords.at(-1) ?? ''
  const mailTo = ({ mailboxes }: Side) => mailboxes.toReversed().flatMap(mailsTo)
  const tokensOf = (who: Side) =>
    mailTo(who).flatMap(({ text }) => /[?&](?:token|link)=([\w-]+)/.exec(text)?.[1] ?? [])
  /** Usually the last token that came, sometimes an earlier one. */
  const aToken = (who: Side) => {
    const tokens = tokensOf(who)
    return chance.upTo(2) > 0 ? tokens.at(-1) : tokens.length > 0 ? chance.one(tokens) : undefined
  }
  const aNewPassword = (who: Side) => {
    const password = `${who === owner ? 'harbour' : 'thistle'} kettle ${who.passwords.length} moon`
    who.passwords.push(password)
    return password
  }
  const anAddress = (who: Side) => chance.one([email, email, email, ...who.mailboxes])

  const acts: Record<string, (who: Side) => Promise<unknown>> = {
    signUp: (who) => post(who, 'sign-up/email', { email: anAddress(who), password: passwordOf(who) }),
    signIn: (who) =>
      post(who, 'sign-in/email', { email: anAddress(who), password: chance.one(who.passwords) }),
    signOut: (who) => post(who, 'sign-out'),
    askAgain: (who) => post(who, 'send-verification-email'),
    askLink: (who) => post(who, 'sign-in/magic-link', { email: anAddress(who) }),
    askReset: (who) => post(who, 'request-password-reset', { email: anAddress(who) }),
    askCode: (who) => post(who, 'email-otp/send-verification-otp', { email: anAddress(who) }),
    askOwnCode: (who) => post(who, 'mail-code'),
    changeEmail: async (who) => {
      const code = mailTo(who)
        .map(({ text }) => /^\d{6}$/m.exec(text)?.[0])
        .findLast((found) => found)
      const newEmail = chance.one([...who.mailboxes, email])
      return post(who, 'change-email', {
        newEmail,
        password: chance.one(who.passwords),
        ...(code && { code }),
      })
    },
    changePassword: (who) => {
      const currentPassword = chance.one(who.passwords)
      return post(who, 'change-password', { currentPassword, newPassword: aNewPassword(who) })
    },
    press: (who) => post(who, chance.one(presses), { token: aToken(who) ?? 'none' }),
    followLink: (who) => post(who, 'magic-link/verify', { token: aToken(who) ?? 'none' }),
    reset: (who) =>
      post(who, 'reset-password', { token: aToken(who) ?? 'none', newPassword: aNewPassword(who) }),
    enterCode: (who) => {
      const code = mailTo(who)
        .map(({ text }) => /^\d{6}$/m.exec(text)?.[0])
        .findLast((found) => found)
      return post(who, 'sign-in/email-otp', { email: anAddress(who), otp: code ?? '000000' })
    },
    twoFactorOn: async (who) => {
      const enabled = await post(who, 'two-factor/enable', { password: chance.one(who.passwords) })
      if (!enabled.ok) return
      const { totpURI, backupCodes } = (await enabled.json()) as { totpURI: string; backupCodes: string[] }
      Object.assign(who, { uri: totpURI, codes: backupCodes })
      return post(who, 'two-factor/verify-totp', { code: codeOf(totpURI) })
    },
    secondStep: (who) =>
      post(who, 'two-factor/verify-totp', {
        code: who.uri ? codeOf(who.uri, Date.now() + 30_000) : '000000',
      }),
    recoveryStep: (who) => post(who, 'two-factor/verify-backup-code', { code: who.codes.shift() ?? 'none' }),
    twoFactorOff: (who) =>
      post(who, 'two-factor/disable', {
        password: chance.one(who.passwords),
        code: who.codes.shift() ?? 'none',
      }),
    deleteAccount: (who) => post(who, 'delete-user', { password: chance.one(who.passwords) }),
    /** Uses the last mail with a link. */
    useLast: (who) => {
      const link = mailTo(who)
        .map(({ text }) => /https?:\S+/.exec(text)?.[0])
        .findLast((found) => found)
      const url = URL.parse(link ?? '')
      const token = url?.searchParams.get('token') ?? url?.searchParams.get('link') ?? 'none'
      if (url?.pathname === '/login') return post(who, 'magic-link/verify', { token })
      if (url?.pathname === '/confirm-email') return post(who, chance.one(presses), { token })
      return post(who, 'reset-password', { token, newPassword: aNewPassword(who) })
    },
    /** A mail scanner opens every link before anybody reads it. */
    scan: async (who) => {
      for (const { text } of mailTo(who).slice(-3)) {
        const url = URL.parse(/https?:\S+/.exec(text)?.[0] ?? '')
        if (url) await aBrowser(server).get(url.pathname + url.search)
        for (const path of presses) if (url) await aBrowser(server).get(`${auth}/${path}${url.search}`)
      }
    },
    /** Like an account made through Facebook, which never says that an address is proven. */
    signUpByProvider: async (who) => {
      const made = await server.db
        .insertInto('auth.user')
        .values({ name: '', email, emailVerified: false, role: 'user' })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!made) return
      const account = { accountId: who === owner ? 'o' : 's', providerId: 'facebook', userId: made.id }
      await server.db
        .insertInto('auth.account')
        .values({ ...account, password: null, updatedAt: new Date() })
        .execute()
    },
    /** Makes earlier mails to the address invalid, if a change of the account does that. */
    changeTwice: async (who) => {
      for (const _ of [1, 2]) {
        const currentPassword = passwordOf(who)
        await post(who, 'change-password', { currentPassword, newPassword: aNewPassword(who) })
      }
    },
    makeAnew: async (who) => {
      await post(who, 'delete-user', { password: passwordOf(who) })
      await post(who, 'sign-up/email', { email, password: passwordOf(who) })
    },
  }
  const names = Object.keys(acts)
  const often = ['signUp', 'askLink', 'askReset', ...Array<string>(8).fill('useLast')]

  /** The account with the owner's address, and everything that opens it. */
  async function holdings() {
    const user = await server.db
      .selectFrom('auth.user')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirst()
    if (!user) return undefined
    const of = (table: 'auth.account' | 'auth.session' | 'auth.twoFactor') =>
      server.db.selectFrom(table).selectAll().where('userId', '=', user.id).orderBy('userId').execute()
    const [accounts, sessions, factors] = await Promise.all([
      of('auth.account'),
      of('auth.session'),
      of('auth.twoFactor'),
    ])
    return { user, accounts, sessions, factors }
  }

  async function act(who: Side, name: string) {
    history.push(`${who === owner ? 'owner' : 'squatter'}: ${name}`)
    await acts[name]?.(who)
  }

  /** Starts an act without waiting for it. The returned function waits. */
  function begin(who: Side, name: string) {
    history.push(`${who === owner ? 'owner' : 'squatter'} begins: ${name}`)
    const done = acts[name]?.(who)
    // A failure is reported only to the one who waits for it.
    done?.catch(() => {})
    return async () => {
      await done
      history.push(`done: ${name}`)
    }
  }

  /**
   * The owner asks for a way to sign in. Returns a function that uses it and says whether that took the
   * account.
   */
  async function askAWayIn(way: 'link' | 'code' | 'reset') {
    history.push(`owner: asks for a ${way}`)
    const path = {
      link: 'sign-in/magic-link',
      code: 'email-otp/send-verification-otp',
      reset: 'request-password-reset',
    }[way]
    const before = mailsTo(email).length
    await post(owner, path, { email })
    const { text = '' } = mailsTo(email).slice(before).at(-1) ?? {}
    if (text === '') return undefined
    const token = /[?&](?:token|link)=([\w-]+)/.exec(text)?.[1]
    const otp = /^\d{6}$/m.exec(text)?.[0]
    return async () => {
      history.push(`owner: uses the ${way}`)
      if (way === 'link') return (await post(owner, 'magic-link/verify', { token })).ok
      if (way === 'code') return (await post(owner, 'sign-in/email-otp', { email, otp })).ok
      return (await post(owner, 'reset-password', { token, newPassword: aNewPassword(owner) })).ok
    }
  }

  return {
    email,
    owner,
    squatter,
    history,
    /** A random next act: mostly asking for a mail, or using one. */
    anAct: () => chance.one([...names, ...often]),
    act,
    begin,
    askAWayIn,
    holdings,
    session: (who: Side) => sessionOf(by(who)),
    /** The squatter tries everything that they ever had. */
    async tryEverything() {
      const tokens = tokensOf(squatter)
      for (const token of tokens.slice(-4)) {
        for (const path of [...presses, 'magic-link/verify'])
          await post(chance.one([squatter, { ...squatter, jar: new Map() }]), path, { token })
        await post(squatter, 'reset-password', { token, newPassword: aNewPassword(squatter) })
      }
      const opened: string[] = []
      for (const password of squatter.passwords) {
        const { status } = await post({ ...squatter, jar: new Map() }, 'sign-in/email', { email, password })
        if (status === 200) opened.push(password)
      }
      return opened
    },
  }
}
