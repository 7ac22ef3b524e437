import {
  change,
  type DeviceProgress,
  isSettled,
  joinVisitor,
  noProgress,
  onlyUnsent,
  outgoing,
  type Progress,
  type Received,
  receive,
  type Sent,
  unknownWords,
} from '@app/learning/progress'
import type { DeviceStorage } from '../../storage/device-storage.ts'
import { type AccountOwner, learnerOfOwner, ownerOf } from './journal.ts'
import { progressStorage } from './progress-storage.ts'

type Outside = {
  storage: DeviceStorage
  /** Throws when the server cannot be asked, or knows the device's session as another learner's. */
  send: (learner: string, sent: Sent) => Promise<Received>
  /** Runs one thing at a time in all tabs of the device. */
  alone: (act: () => Promise<void>) => Promise<void>
  /** The learner's level and list of words as the screens have them: the visitor's, while nobody is signed in. */
  shown: () => Pick<Progress, 'epoch' | 'userlevel'> & { savedWords: unknown }
  show: (progress: Progress) => void
  newId: () => string
}

/** A device's side of the exchange, but for when it happens. */
export function deviceSync({ storage, send, alone, shown, show, newId }: Outside) {
  const kept = progressStorage(storage)

  /** All that the server has of an account, beside what a sign-in that was cut short may have left. */
  async function fetchAccount(owner: AccountOwner, wanted: () => boolean) {
    for (let account = kept.open(owner); ; ) {
      const sent = { since: account.version, progress: noProgress }
      const received = await send(learnerOfOwner(owner), sent)
      if (!wanted()) return undefined
      account = receive(account, sent, received)
      if (!received.more) return account
    }
  }

  function openVisitor() {
    const visitor = kept.open('visitor')
    const { epoch, userlevel, savedWords } = shown()
    const words = unknownWords(visitor.progress, savedWords).map((word) => ({ id: newId(), word }))
    return change(visitor, { ...noProgress, epoch, userlevel, words })
  }

  async function exchangeAll() {
    const owner = ownerOf(storage)
    if (owner === 'visitor') return
    for (let going = true; going; ) {
      const before = kept.open(owner)
      const sent = outgoing(before)
      const received = await send(learnerOfOwner(owner), sent)
      if (ownerOf(storage) !== owner) return
      const device = receive(kept.open(owner), sent, received)
      kept.keep(owner, device)
      show(device.progress)
      going = received.more || (device.unsent.length > 0 && device.unsent.length < before.unsent.length)
    }
  }

  /** What the server could not be given stays, unseen, and arrives when the account comes back to this device. */
  function leave(): { owner: AccountOwner; device: DeviceProgress } | undefined {
    const owner = ownerOf(storage)
    if (owner === 'visitor') return undefined
    const device = kept.open(owner)
    kept.forget(owner)
    if (!isSettled(device)) kept.keep(owner, onlyUnsent(device))
    show(kept.read('visitor').progress)
    return { owner, device }
  }

  /** Sends what an account that has left did last. What arrived need not wait for its return. */
  async function sendLeft({ owner, device }: NonNullable<ReturnType<typeof leave>>) {
    for (let left = device; !isSettled(left); ) {
      const sent = outgoing(left)
      const after = receive(left, sent, await send(learnerOfOwner(owner), sent))
      // It has come back meanwhile: all goes on as usual.
      if (ownerOf(storage) === owner) return
      kept.forget(owner)
      if (!isSettled(after)) kept.keep(owner, onlyUnsent(after))
      if (after.unsent.length >= left.unsent.length) return
      left = after
    }
  }

  return {
    /**
     * Makes the account the owner of what happens here. Until all of it is fetched the visitor stays the owner, so that nothing
     * done in between is lost: it joins with the rest. `wanted` says whether the same account is still to be signed in.
     */
    signIn: (owner: AccountOwner, wanted: () => boolean) =>
      alone(async () => {
        if (ownerOf(storage) === owner) return
        leave()
        const account = await fetchAccount(owner, wanted)
        if (!account) return
        const visitor = openVisitor()
        const joined = joinVisitor(account, visitor.progress, kept.joined(owner))
        kept.keep('visitor', visitor)
        kept.keep(owner, joined)
        kept.keepJoined(owner, visitor.progress)
        kept.setOwner(owner)
        show(joined.progress)
      }),

    /** Sends what waits and fetches what is new, as long as either gets on. Does nothing for a visitor. */
    exchange: () => alone(exchangeAll),

    /** Whether the server knows all that is known here. */
    isSettled(): boolean {
      const owner = ownerOf(storage)
      return owner === 'visitor' || isSettled(kept.read(owner))
    },

    /** The account leaves the device now; then what waits is sent, if that can be done. */
    async signOut() {
      const left = leave()
      if (left) await alone(() => sendLeft(left).catch(() => undefined))
    },

    /** The account leaves the device now, whatever else is under way; what of it was never sent is kept for its return. */
    leave,

    /** Nothing of an account stays, not even what was never sent: there is no account any more. */
    forget: (owner: AccountOwner) => kept.forget(owner),

    /** Takes what was handed in into the visitor's progress. */
    tidy: () =>
      alone(async () => {
        kept.open('visitor')
      }),
  }
}
