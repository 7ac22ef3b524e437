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
import { progressStorage } from '../progress/progress-storage.ts'
import type { DeviceStorage } from '../storage/device-storage.ts'
import { type AccountOwner, learnerOfOwner, ownerOf } from '../storage/owner.ts'

type Outside = {
  storage: DeviceStorage
  /** Throws if the server cannot be asked, or the device's session belongs to another learner. */
  send: (learner: string, sent: Sent) => Promise<Received>
  /** Runs one action at a time in all tabs of the device. */
  exclusively: (act: () => Promise<void>) => Promise<void>
  /** The level and the list of words on the screens: those of the visitor while nobody is signed in. */
  shown: () => Pick<Progress, 'epoch' | 'userlevel'> & { savedWords: unknown }
  show: (progress: Progress) => void
  newId: () => string
}

/** A device's side of the exchange. It does not decide when to exchange. */
export function deviceSync({ storage, send, exclusively, shown, show, newId }: Outside) {
  const kept = progressStorage(storage)

  /**
   * Fetches everything that the server has of an account. An interrupted sign-in may have left a part of it
   * here.
   */
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

  /**
   * Removes the account. Its unsent changes stay, hidden, and are sent when the account comes back to this
   * device.
   */
  function leave(): { owner: AccountOwner; device: DeviceProgress } | undefined {
    const owner = ownerOf(storage)
    if (owner === 'visitor') return undefined
    const device = kept.keepUnsentOnly(owner)
    show(kept.read('visitor').progress)
    return { owner, device }
  }

  /** Sends the last changes of an account that has left. What arrives need not wait for its return. */
  async function sendLeft({ owner, device }: NonNullable<ReturnType<typeof leave>>) {
    for (let left = device; !isSettled(left); ) {
      const sent = outgoing(left)
      const received = await send(learnerOfOwner(owner), sent)
      // The account has come back in the meantime, so everything continues as usual.
      if (ownerOf(storage) === owner) return
      // What another tab did in the moment of leaving is here by now.
      const names = kept.waiting(owner)
      const here = receive(kept.open(owner), sent, received)
      kept.keepUnsent(owner, here, names)
      const after = change(receive(left, sent, received), onlyUnsent(here).progress)
      if (after.unsent.length >= left.unsent.length) return
      left = after
    }
  }

  return {
    /**
     * Makes the account the owner of what happens here. Until all of it is fetched the visitor stays the
     * owner, so that nothing done in between is lost: it joins with the rest. `wanted` says whether the same
     * account should still be signed in.
     */
    signIn: (owner: AccountOwner, wanted: () => boolean) =>
      exclusively(async () => {
        if (ownerOf(storage) === owner) return
        leave()
        const account = await fetchAccount(owner, wanted)
        if (!account) return
        const visitor = openVisitor()
        const joined = joinVisitor(account, visitor.progress, kept.joined(owner))
        kept.keep('visitor', visitor)
        // What only this page has of it joins again if the page closes before it is sent.
        if (kept.keep(owner, joined)) kept.keepJoined(owner, visitor.progress)
        kept.setOwner(owner)
        show(joined.progress)
      }),

    /**
     * Sends what waits and fetches what is new, as long as either makes progress. Does nothing for a visitor.
     */
    exchange: () => exclusively(exchangeAll),

    /** Whether the server has everything that is here. */
    isSettled(): boolean {
      const owner = ownerOf(storage)
      return owner === 'visitor' || isSettled(kept.read(owner))
    },

    /** Removes the account from the device, then sends what waits, if it can. */
    async signOut() {
      const left = leave()
      if (left) await exclusively(() => sendLeft(left).catch(() => undefined))
    },

    /**
     * Removes the account from the device, whatever else is running. Its unsent changes are kept for its
     * return.
     */
    leave,

    /** Removes everything of an account, even unsent changes, because the account no longer exists. */
    forget: (owner: AccountOwner) => kept.forget(owner),

    /**
     * Removes an account that left in another tab. An exchange that was under way in this one may have kept
     * it once more: a browser tells its tabs of each other's changes a moment late.
     */
    clearLeft: (owner: AccountOwner) =>
      exclusively(async () => {
        if (ownerOf(storage) !== owner) kept.keepUnsentOnly(owner)
      }),
  }
}
