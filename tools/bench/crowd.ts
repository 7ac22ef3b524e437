import { signInCrowd } from '../../apps/server/src/testing-crowd.ts'
import { measureAccounts } from './accounts.ts'
import { atMost, type Figure } from './figure.ts'

/** As the issue wants it: so many learners, with so many saved words each. */
const crowd = { count: 10_000, words: 1000 }
const users = 100

/** The figures of accounts with an empty database beside those with a full one, for 100 of its learners, chosen evenly. */
export async function loadCrowd(address: string, dataDir: string): Promise<Figure[]> {
  const few = await signInCrowd(dataDir, { count: users, words: crowd.words })
  const before = await measureAccounts(address, few)
  console.error(`writing ${crowd.count} × ${crowd.words} words`)
  const many = await signInCrowd(dataDir, crowd)
  const after = await measureAccounts(
    address,
    many.filter((_, place) => place % (crowd.count / users) === 0),
  )
  const times = (what: string, ratio: number) =>
    atMost(`10,000 learners with 1,000 words: ${what}`, ratio, 1.5, '×')
  return [
    times('session check, paced p99', after.session.wait / before.session.wait),
    times('session check, time for a request', before.session.many / after.session.many),
    times('profile, paced p99', after.profile.wait / before.profile.wait),
    times('profile, time for a request', before.profile.many / after.profile.many),
    times('progress of 100 changes, p99', after.progress / before.progress),
  ]
}
