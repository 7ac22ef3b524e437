import type { Page } from '@playwright/test'
import type { DeviceState } from '../../fixtures/open-device.ts'

/**
 * Gives this tab's browser the data that another one kept. The app is not open yet: the page is of the same
 * origin without it.
 */
export async function putDevice(page: Page, state: DeviceState) {
  await page.goto('/api/health')
  await page.evaluate(async ({ localStorage: local, sessionStorage: tab, indexedDB: databases }) => {
    localStorage.clear()
    sessionStorage.clear()
    for (const [name, value] of Object.entries(local)) localStorage.setItem(name, value)
    for (const [name, value] of Object.entries(tab)) sessionStorage.setItem(name, value)
    for (const [name, { version, stores }] of Object.entries(databases)) {
      const opening = indexedDB.open(name, version)
      opening.onupgradeneeded = () => {
        for (const [storeName, { keyPath, indexes, rows }] of Object.entries(stores)) {
          const store = opening.result.createObjectStore(storeName, { keyPath })
          for (const [index, { keyPath, ...how }] of Object.entries(indexes))
            store.createIndex(index, keyPath, how)
          for (const { key, value } of rows) store.put(value, key as IDBValidKey | undefined)
        }
      }
      await new Promise<void>((resolve, reject) => {
        opening.onsuccess = () => resolve(opening.result.close())
        opening.onerror = () => reject(opening.error)
      })
    }
  }, state)
}
