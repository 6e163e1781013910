import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const COMPRESSIBLE = '**/*.{html,js,css,svg,json,webmanifest,txt}';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Puts a `.br` and a `.gz` next to every file that compresses well. */
export async function compress(folder: string): Promise<void> {
  const files = globSync(COMPRESSIBLE, { cwd: folder });
  await Promise.all(files.map((file) => compressFile(path.join(folder, file))));
}

async function compressFile(file: string): Promise<void> {
  const plain = await readFile(file);
  const smaller = async (ending: string, packed: Promise<Buffer>): Promise<void> => {
    const bytes = await packed;
    if (bytes.length < plain.length) await writeFile(file + ending, bytes);
  };
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: size } = zlib.constants;
  await Promise.all([
    smaller('.br', brotli(plain, { params: { [quality]: 11, [size]: plain.length } })),
    smaller('.gz', gzip(plain, { level: 9 })),
  ]);
}
