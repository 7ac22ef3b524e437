import { isWaitlistToken } from '@app/api'
import { useStore } from 'zustand'
import { deviceKeys } from '../../device/storage/keys.ts'
import { persistedStore } from '../../device/storage/persisted-store.ts'

/** The device keeps the token that takes the address back, but not the address. */
const tokenStore = persistedStore<{ token: string | null }>(deviceKeys.waitlist, (stored) => {
  const { token = null } = (stored && typeof stored === 'object' ? stored : {}) as { token?: unknown }
  return { token: isWaitlistToken(token) ? token : null }
})

/** The token of the request that this device sent and did not take back. */
export function useWaitlistToken(): string | null {
  return useStore(tokenStore, ({ token }) => token)
}

export function keepWaitlistToken(token: string | null) {
  tokenStore.setState({ token })
}
