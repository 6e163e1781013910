import { describe, expect, test } from 'vitest';
import { isModern, packageFor } from './node.js';

describe('which Node runs the sources', () => {
  test.each(['24.3.0', '24.21.0', '25.0.0', '26.10.0', '100.0.0'])('%s does', (version) => {
    expect(isModern(version)).toBe(true);
  });

  test.each(['18.0.0', '20.20.2', '22.18.0', '23.11.1', '24.2.9'])('%s does not', (version) => {
    expect(isModern(version)).toBe(false);
  });
});

describe('which package carries a newer Node', () => {
  const platforms = [
    'linux-x64',
    'linux-arm64',
    'darwin-x64',
    'darwin-arm64',
    'win32-x64',
    'win32-arm64',
  ];

  test.each(platforms)('%s gets one that is new enough', (platform) => {
    const [os = '', arch = ''] = platform.split('-');
    expect(isModern(packageFor(os, arch)?.version ?? '0')).toBe(true);
  });

  test('Windows has another name for the program', () => {
    expect(packageFor('linux', 'x64')?.binary).toBe('bin/node');
    expect(packageFor('win32', 'x64')?.binary).toBe('bin/node.exe');
  });

  test('a newer version goes into another folder', () => {
    const found = packageFor('linux', 'x64');
    expect(found?.folder).toContain(found?.version);
  });

  test('other platforms have none', () => {
    expect(packageFor('linux', 's390x')).toBeUndefined();
    expect(packageFor('sunos', 'x64')).toBeUndefined();
  });
});
