import { expect, it } from 'vitest'
import type { Mail } from '../../outside/mailer.ts'
import { makeChance } from '../../testing/hostile/chance.ts'
import { cheap, startApp } from '../../testing/start-app.ts'
import { aContest } from './testing-contest.ts'

/** How many sequences of acts. The long run has many more. */
const count = process.env.TEST_LONG === '1' ? 5000 : 100
const concurrency = 6
/** What the squatter may do around a proof: to be faster than it, or to keep something after it. */
const slowActs = [
  'signIn',
  'changePassword',
  'changeTwice',
  'deleteAccount',
  'makeAnew',
  'signUp',
  'changeEmail',
]
const minSteps = 5
const maxSteps = 15

const keys = { clientId: 'our-id', clientSecret: 'our-secret' }
const account = {
  secret: 'a secret for tests, of 32 characters',
  operators: [],
  social: { google: keys },
  hashCost: cheap,
}

/**
 * The rule of accounts, tested by random sequences: until an address is proven, its account can do nothing
 * that outlives the proof, and whoever proves the address holds the account alone. Only the owner reads the
 * mail to the address, so only they can prove it. From then on, nothing that the squatter does or did before
 * changes or opens the account.
 */
it(
  `leaves a proven account to its owner alone, in ${count} sequences of a squatter’s and an owner’s acts`,
  async () => {
    const mails = new Map<string, Mail[]>()
    const mail = {
      send: async (mail: Mail) => void mails.set(mail.to, [...(mails.get(mail.to) ?? []), mail]),
    }
    const server = await startApp({ mail, account })
    const first = Number(process.env.SEED ?? 1)
    let next = first
    let proven = 0
    async function runSequences() {
      while (next < first + count)
        if (await contest(server, (email) => mails.get(email) ?? [], next++)) proven += 1
    }
    await Promise.all(Array.from({ length: concurrency }, runSequences))
    // The sequences would prove little if hardly any came to a proof.
    expect(proven).toBeGreaterThan(count / 4)
  },
  30 * 60_000,
)

/** Runs one sequence. Returns whether the owner proved the address in it. */
async function contest(
  server: Parameters<typeof aContest>[0],
  mailsTo: Parameters<typeof aContest>[1],
  seed: number,
): Promise<boolean> {
  const chance = makeChance(seed)
  const { owner, squatter, history, anAct, act, begin, askAWayIn, holdings, session, tryEverything } =
    aContest(server, mailsTo, chance)
  const why = () => `seed ${seed}:\n${history.join('\n')}`
  let wasProven = false
  const steps = minSteps + chance.upTo(maxSteps - minSteps)
  let before = await holdings()
  for (let step = 0; step < steps; step++) {
    const who = chance.one([owner, squatter])
    await act(who, step === 0 ? 'signUp' : anAct())
    const after = await holdings()
    // Nothing that the squatter does changes a proven account.
    if (who === squatter && before?.user.emailVerified) expect(after, why()).toEqual(before)
    if (who === squatter && !before?.user.emailVerified)
      expect(after?.user.emailVerified ?? false, why()).toBe(false)
    wasProven ||= after?.user.emailVerified === true
    before = after
    // Sometimes an act of the squatter is still running while the owner acts, and ends when the account is
    // the owner's.
    if (chance.upTo(4) === 0) {
      const late = [begin(squatter, chance.one(slowActs)), begin(squatter, chance.one(slowActs))]
      await act(owner, chance.one(['useLast', 'followLink', 'enterCode', 'reset', anAct()]))
      for (const done of late) await done()
      before = await holdings()
      wasProven ||= before?.user.emailVerified === true
    }
  }

  // Whatever the squatter did to an unproven account, a mail to the address takes it.
  if (before && !before.user.emailVerified) {
    const way = chance.one(['link', 'code', 'reset'] as const)
    const use = await askAWayIn(way)
    for (let number = chance.upTo(3); number > 0; number--)
      await act(squatter, chance.one(way === 'reset' ? ['changeTwice', 'changePassword'] : slowActs))
    const late = [begin(squatter, 'signIn'), begin(squatter, 'changePassword')]
    const isIn = await use?.()
    for (const done of late) await done()
    before = await holdings()
    if (use) expect(isIn && before?.user.emailVerified, why()).toBe(true)
  }

  if (!before?.user.emailVerified) return wasProven
  const opened = await tryEverything()
  expect(opened, why()).toEqual([])
  expect(await holdings(), why()).toEqual(before)
  expect((await session(squatter))?.user.id, why()).not.toBe(before.user.id)
  const ownersSession = (await session(owner))?.user.id === before.user.id ? 1 : 0
  expect(before.sessions.length, why()).toBeGreaterThanOrEqual(ownersSession)
  expect(
    before.accounts.filter(({ accountId }) => accountId === 's'),
    why(),
  ).toEqual([])
  return true
}
