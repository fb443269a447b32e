/**
 * Where npm installs Node for a platform, below node_modules; package.json lists the packages.
 *
 * @param {string} platform
 * @param {string} arch
 */
export const nodePath = (platform, arch) =>
  platform === 'win32' ? `node-win-${arch}/bin/node.exe` : `node-${platform}-${arch}/bin/node`;

/**
 * Chooses the Node that runs the project: the one that npm installed for this platform, or the machine's own where npm
 * has none (Apple silicon, Windows on ARM) and that is not older than the release line in `.nvmrc`.
 * Returns its path, or why the project cannot run.
 *
 * @param {{
 *   platform: string; arch: string; installed: string | null; own: { path: string; version: string }; wanted: string;
 * }} machine
 * @returns {{ node: string } | { problem: string }}
 */
export const chooseNode = ({ platform, arch, installed, own, wanted }) => {
  if (platform === 'darwin' && arch === 'x64')
    return {
      problem:
        'A Mac with an Intel processor cannot compile messages, because @formatjs/cli has no program for it: use a Linux container or another machine.',
    };
  if (installed !== null) return { node: installed };
  const majorOf = (version) => Number(version.split('.')[0]);
  if (majorOf(own.version) >= majorOf(wanted)) return { node: own.path };
  return {
    problem: `npm has no Node ${wanted} for ${platform} ${arch}, and this machine has ${own.version}: install Node ${wanted}, for example with “nvm install” in this folder.`,
  };
};
