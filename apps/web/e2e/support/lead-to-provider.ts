import { leadTo } from '../../../server/src/account/sign-in/testing-provider.ts'

// Loaded into a server before it starts: what it fetches from a provider goes to the stand-in.
leadTo(process.env.PROVIDER_ADDRESS ?? '')
