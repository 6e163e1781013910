#!/usr/bin/env node
// Stands in for curl on machines without it, with the options that docs/bot.md uses and no others.
import { readFileSync, writeFileSync } from 'node:fs';

const headers = {};
const options = { method: undefined, body: undefined };
let url = '';
let keep = '';
let end = '';
const args = process.argv.slice(2);
while (args.length > 0) {
  const arg = args.shift();
  if (arg === '-s') continue;
  if (arg === '-H') {
    const [name, value] = args.shift().split(/: (.*)/s);
    headers[name] = value;
  } else if (arg === '-d') options.body = args.shift();
  else if (arg === '-X') options.method = args.shift();
  else if (arg === '-w') end = args.shift().replace('\\n', '\n');
  else if (arg === '-c') keep = args.shift();
  else if (arg === '-b') headers.cookie = readFileSync(args.shift(), 'utf8');
  else if (arg.startsWith('http')) url = arg;
  else throw new Error(`no option ${arg} here`);
}
const method = options.method ?? (options.body === undefined ? 'GET' : 'POST');
const answer = await fetch(url, { method, headers, body: options.body });
if (keep) writeFileSync(keep, answer.headers.getSetCookie()[0].split(';')[0]);
process.stdout.write((await answer.text()) + end);
