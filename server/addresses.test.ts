import type os from 'node:os';
import { expect, test } from 'vitest';
import { addressesOf } from './addresses.ts';

type Address = os.NetworkInterfaceInfo;

function address(family: 'IPv4' | 'IPv6', address: string, internal = false): Address {
  return { family, address, internal, netmask: '', mac: '', cidr: null, scopeid: 0 } as Address;
}

const INTERFACES = {
  lo: [address('IPv4', '127.0.0.1', true), address('IPv6', '::1', true)],
  docker0: [address('IPv4', '172.17.0.1')],
  eth0: [address('IPv6', 'fd00::2'), address('IPv6', 'fe80::1'), address('IPv4', '169.254.7.7')],
  wlan0: [address('IPv4', '192.168.1.20')],
};

test('everywhere: this computer, then the network as phones would find it', () => {
  expect(addressesOf('::', 4321, INTERFACES)).toEqual({
    local: 'http://localhost:4321/',
    network: ['http://192.168.1.20:4321/', 'http://172.17.0.1:4321/', 'http://[fd00::2]:4321/'],
  });
});

test('everywhere without the newer addresses', () => {
  expect(addressesOf('0.0.0.0', 80, INTERFACES).network).toEqual([
    'http://192.168.1.20:80/',
    'http://172.17.0.1:80/',
  ]);
});

test('this computer alone', () => {
  expect(addressesOf('127.0.0.1', 1, INTERFACES)).toEqual({
    local: 'http://127.0.0.1:1/',
    network: [],
  });
  expect(addressesOf('::1', 1, INTERFACES).local).toBe('http://[::1]:1/');
});

test('one address of the network', () => {
  expect(addressesOf('192.168.1.20', 1, INTERFACES)).toEqual({
    local: undefined,
    network: ['http://192.168.1.20:1/'],
  });
});
