import { expect, it } from 'vitest'
import { networkOf } from './network-of.ts'

it.each([
  { address: '203.0.113.7', network: '203.0.113.7' },
  { address: '::ffff:203.0.113.7', network: '203.0.113.7' },
  { address: '2001:db8:1:2:3:4:5:6', network: '2001:db8:1:2::/64' },
  { address: '2001:db8:1:2::6', network: '2001:db8:1:2::/64' },
  { address: '2001:0DB8:0001:0002:0:0:0:9', network: '2001:db8:1:2::/64' },
  { address: '2001:db8::6', network: '2001:db8:0:0::/64' },
  { address: '::1', network: '0:0:0:0::/64' },
  { address: 'fe80::1%eth0', network: 'fe80:0:0:0::/64' },
  { address: '', network: '' },
  { address: 'nonsense', network: 'nonsense' },
])('counts $address as $network', ({ address, network }) => {
  expect(networkOf(address)).toBe(network)
})
