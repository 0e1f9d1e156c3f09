import { expect, test } from 'vitest';
import { CONTRACT_KINDS, CONTRACT_NAMES, contractBlocks } from '../../src/domain/setting/contract-text.ts';
import { unknownNames } from '../../src/domain/text/placeholders.ts';
import { CONTRACTS } from './data/contracts.ts';

test.each(CONTRACT_KINDS)('%s begins with complete texts in both languages', (kind) => {
  for (const { title, body } of Object.values(CONTRACTS[kind])) {
    expect(title).not.toBe('');
    expect(unknownNames(body, CONTRACT_NAMES)).toEqual([]);
  }
  const shape = ({ body }: { body: string }) => contractBlocks(body).map((block) => block.kind);
  expect(shape(CONTRACTS[kind].en)).toEqual(shape(CONTRACTS[kind].tr));
});
