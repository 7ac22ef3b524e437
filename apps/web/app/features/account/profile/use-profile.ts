import type { Profile } from '@app/api'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { profileStore, untouched } from '../../../device/learner/learner-store.ts'
import { tabKeys } from '../../../device/storage/keys.ts'
import { tabStorage } from '../../../device/storage/safe-storage.ts'
import { sessionStore, type User } from '../../../session/session.ts'
import { getProfile, saveProfile } from '../auth-calls.ts'

/** How long a success message is shown, in milliseconds. */
const shownFor = 3000

type Message = 'fetched' | 'saved' | 'fetch-failed'

/**
 * The profile as the device keeps it, fetched once in a browser session, and the state of fetching and saving
 * it.
 */
export function useProfile({ id }: User) {
  const name = useStore(profileStore, ({ name }) => name)
  const username = useStore(profileStore, ({ username }) => username)
  const [message, setMessage] = useState<Message>()

  useEffect(() => {
    if (tabStorage.getItem(tabKeys.profileFetched) === id) return
    let wanted = true
    getProfile().then(
      (profile) => {
        if (!wanted) return
        keep(profile)
        tabStorage.setItem(tabKeys.profileFetched, id)
        setMessage('fetched')
      },
      (error: unknown) => {
        if (!wanted) return
        reportError(error)
        setMessage('fetch-failed')
      },
    )
    return () => {
      wanted = false
    }
  }, [id])

  useEffect(() => {
    if (message !== 'fetched' && message !== 'saved') return
    const timer = setTimeout(() => setMessage(undefined), shownFor)
    return () => clearTimeout(timer)
  }, [message])

  async function save(form: { name: string; username: string }) {
    setMessage(undefined)
    keep(await saveProfile(form))
    tabStorage.setItem(tabKeys.profileFetched, id)
    sessionStore.setState({ change: 'user-updated' })
    setMessage('saved')
  }

  return { name: shown(name), username: shown(username), message, save }
}

/** Removes the account's profile from the device. */
export function forgetProfile() {
  tabStorage.removeItem(tabKeys.profileFetched)
  profileStore.setState({ name: untouched, username: untouched })
}

const keep = ({ name, username }: Profile) =>
  profileStore.setState({ name: name ?? untouched, username: username ?? untouched })

const shown = (text: string) => (text === untouched ? '' : text)
