import { useLocation } from 'react-router'
import { useHydrated } from '../prerender/use-hydrated.ts'

/**
 * The query of the address. The prerendered page has none, so the first render in the browser has none
 * either.
 */
export function useSearch(): string {
  const { search } = useLocation()
  return useHydrated() ? search : ''
}
