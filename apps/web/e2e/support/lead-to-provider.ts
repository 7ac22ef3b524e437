import { leadTo } from '../../../server/src/account/sign-in/testing-provider.ts'

// Loaded into a server before it starts: its requests to a provider go to the stand-in.
leadTo(process.env.PROVIDER_ADDRESS ?? '')
